import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { factGroups, factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import { canonical } from '@portico/contract/areas/submissions/content-changes.ts'
import type { SubmissionContent } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { factText } from '../../details/details.public.ts'

type Facts = SubmissionContent['facts']

const groups: ReadonlyMap<string, { readonly label: string; readonly item: string }> = new Map(
  Object.entries(factGroups),
)

/** Changes of the account data, one line per field. */
export function factsChanged(before: Facts, now: Facts): string[] {
  const addresses = [...new Set([...Object.keys(before), ...Object.keys(now)])].toSorted()
  return addresses
    .filter((address) => canonical(before[address]) !== canonical(now[address]))
    .map((address) => `${labelOf(address)}: ${valueText(address, before)} → ${valueText(address, now)}`)
}

function labelOf(address: string): string {
  const [first = '', itemId, key] = address.split('/')
  const group = groups.get(first)
  if (group === undefined) return factNamed(first)?.label ?? first
  return itemId === undefined ? group.label : `${group.item}: ${factNamed(key ?? '')?.label ?? key ?? ''}`
}

function valueText(address: string, { [address]: value }: Facts): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  return factText(address, value as AnswerValue)
}
