import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'

export interface ApplicationFilter {
  readonly search: string
  /** Empty for all. */
  readonly year: string
}

/** The years that applications are for, the latest first. */
export const yearsOf = (entries: readonly ApplicationEntry[]): string[] =>
  [...new Set(entries.map(({ application }) => application.labelMap.YEAR))].toSorted().toReversed()

/** The applications that match a filter: of its year, with every word of the search. */
export function filtered(
  entries: readonly ApplicationEntry[],
  { search, year }: ApplicationFilter,
): ApplicationEntry[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return entries.filter(({ application: { name, labelMap }, globalApp }) => {
    if (year !== '' && labelMap.YEAR !== year) return false
    const text = [name, globalApp.title, labelMap.CARRIER, labelMap.POLICY_TYPE, labelMap.YEAR].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
