import { detailFacts } from '@portico/contract/areas/details/detail-facts.ts'
import type { MergeField } from '@portico/contract/areas/details/merging.shapes.ts'
import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { factText } from '../fact-text.ts'
import type { Side, Sides } from './merge-sides.view.ts'

const amsText = ({ amsType, amsCode }: Side): string | null =>
  [amsType, amsCode].filter((part) => part !== null).join(', ') || null

/** The possible differences of two records, as text. */
const recordFields: readonly (readonly [key: string, label: string, words: (side: Side) => string | null])[] = [
  ['companyName', 'Legal name', ({ companyName }) => companyName],
  ['relationship', 'Relationship', ({ relationship }) => (relationship === 'CLIENT' ? 'Client' : 'Prospect')],
  ['phase', 'Phase', ({ phase }) => phase],
  ['ams', 'Agency management system', amsText],
  ['primaryEffectiveDate', 'Next effective date', ({ primaryEffectiveDate: day }) => day && inMonthFirst(day)],
  ['primaryContact', 'Primary contact', ({ contact }) => contact],
]

/** The values of two accounts, field by field. */
export function mergeFields(
  { kept, duplicate }: Sides,
  facts: { readonly kept: readonly Fact[]; readonly duplicate: readonly Fact[] },
): MergeField[] {
  const ofRecord = recordFields.map(([key, label, words]) => {
    return { key, label, kept: words(kept), duplicate: words(duplicate) }
  })
  const ofFacts = detailFacts.flatMap(([, keys]) =>
    keys.map((key) => ({
      key: factField(key),
      label: factNamed(key)?.label ?? key,
      kept: toldOf(facts.kept, key),
      duplicate: toldOf(facts.duplicate, key),
    })),
  )
  return [...ofRecord, ...ofFacts]
}

const factPrefix = 'fact:'
const factField = (address: string): string => `${factPrefix}${address}`

function toldOf(facts: readonly Fact[], key: string): string | null {
  const value = facts.find((fact) => fact.key === key)?.value ?? null
  return value === null ? null : factText(key, value)
}

/** The columns that the taken fields change. */
export const takenColumns = (from: Side, taken: ReadonlySet<string>) => ({
  ...(taken.has('companyName') && { company_name: from.companyName }),
  ...(taken.has('relationship') && { relationship: from.relationship }),
  ...(taken.has('phase') && { phase: from.phase }),
  ...(taken.has('ams') && { ams_type: from.amsType, ams_code: from.amsCode }),
  ...(taken.has('primaryEffectiveDate') && { primary_effective_date: from.primaryEffectiveDate }),
  ...(taken.has('primaryContact') && { primary_contact_id: from.contactId }),
})

/** The addresses in the account data of the taken fields. */
export const takenFacts = (taken: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...taken].filter((key) => key.startsWith(factPrefix)).map((key) => key.slice(factPrefix.length)))
