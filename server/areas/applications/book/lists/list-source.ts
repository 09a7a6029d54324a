import type { factGroups } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { ListedFacts } from '@portico/contract/areas/applications/lists/schedule-lists.ts'
import type { Provenance } from '@portico/contract/areas/applications/application.shapes.ts'
import { isBlank } from '@portico/contract/areas/forms/values/kind-values.ts'
import type { SourceValue } from '../../answers/filled-form.ts'

/** The most items that a list of a form has room for. */
export const mostListed = 50

/** A list item: its id, and its fields by key. */
export interface Listed {
  readonly id: string
  readonly facts: ListedFacts
}

interface Origin extends Omit<Provenance, 'detail'> {
  /** The list's source, such as `Auto schedule`. */
  readonly of: string
  /** The number of items; those above `mostListed` are omitted, which is noted. */
  readonly many: number
}

/** A list as account data: its items at the group's address, and the known values of each. Empty if there are none. */
export function listSource(
  group: keyof typeof factGroups,
  items: readonly Listed[],
  { of, many, ...origin }: Origin,
): ReadonlyMap<string, SourceValue> {
  const shown = items.slice(0, mostListed)
  if (shown.length === 0) return new Map()
  const detail = many > shown.length ? `${of}, first ${shown.length} of ${many.toLocaleString('en-US')}` : of
  const said = (value: AnswerValue): SourceValue => ({ value, provenance: { ...origin, detail } })
  const facts = shown.flatMap(({ id, facts: known }) =>
    Object.entries(known).flatMap(([key, value]) =>
      value === undefined || isBlank(value) ? [] : [[`${group}/${id}/${key}`, said(value)] as const],
    ),
  )
  return new Map([[group, said(shown.map(({ id }) => id))], ...facts])
}
