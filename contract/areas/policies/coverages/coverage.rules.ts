import type { Coverage, PolicyForm, PolicyLayer } from './coverage-sheet.shapes.ts'
import { standardCoverage, standardCoverages } from './standard-coverages.ts'

/** Lines above others: such a policy requires an attachment point. */
const excessTypes: ReadonlySet<string> = new Set([
  'UMBRELLA',
  'EXCESS_UMBRELLA',
  'EXCESS_LIABILITY',
  'EXCESS_MANAGEMENT',
  'EXCESS_CRIME',
  'EXCESS_E_AND_O',
  'EXCESS_TECH_E_AND_O',
])

/** Whether policies of a type are excess layers. */
export const isExcessType = (policyType: string): boolean => excessTypes.has(policyType)

/** The limit in cents that a policy brings into a tower, by its coverages; null if no coverage says it. */
export function layerLimitOf(
  policyType: string,
  coverages: readonly Pick<Coverage, 'name' | 'limit'>[],
): number | null {
  const row = coverages.find(({ name }) => standardCoverage(policyType, name)?.isLayerLimit)
  return row?.limit ?? null
}

/**
 * The layer of a policy whose coverages are known: the limit follows the coverages, its place in the tower follows the
 * prior policy of its line. Null if either is unknown, or where the line has no tower.
 */
export function layerOf(
  policyType: string,
  coverages: readonly Pick<Coverage, 'name' | 'limit'>[],
  prior: PolicyLayer | null,
): PolicyLayer | null {
  const limit = layerLimitOf(policyType, coverages)
  if (limit === null || limit === 0) return null
  if (prior !== null) return { ...prior, limit }
  if (isExcessType(policyType) || !hasTower(policyType)) return null
  return { kind: 'PRIMARY', attachment: 0, limit, over: [] }
}

/** Whether policies of a type are part of a tower: one of their coverages has the limit of a layer. */
export const hasTower = (policyType: string): boolean =>
  standardCoverages(policyType).some(({ isLayerLimit }) => isLayerLimit)

/** Whether the amount that an insured bears under a coverage is a retention by the usual terms of the line. */
export const isRetained = (policyType: string, name: string): boolean =>
  standardCoverage(policyType, name)?.asks.includes('retention') === true

/** A form of a policy in one line: number, edition date in parentheses, title. */
export const formText = ({ number, edition, title }: Omit<PolicyForm, 'schedule'>): string =>
  [formKey({ number, edition }), title].filter((part) => part !== '').join(' ')

/** A form by its number and edition date, which no other form of a policy has. */
export const formKey = ({ number, edition }: Pick<PolicyForm, 'number' | 'edition'>): string =>
  edition === '' ? number : `${number} (${edition})`

/** The form in a line of text, with the edition in parentheses, followed by the title. */
export function formOfText(line: string): PolicyForm {
  const found = /^(?<number>[^()]{1,40}?)\s*\((?<edition>[^()]{1,20})\)\s*(?<title>.*)$/u.exec(line.trim())
  if (found?.groups !== undefined)
    return { number: found.groups['number']!, edition: found.groups['edition']!.trim(), title: found.groups['title']! }
  const [number = '', ...title] = line.trim().split(/\s*[,;:–]\s*|\s{2,}|\t/u)
  return { number, edition: '', title: title.join(', ') }
}
