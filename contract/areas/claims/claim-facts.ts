import { claimTypeNames } from './claim-types.ts'
import { claimStatusNames } from './claim.rules.ts'

interface FactDescription {
  readonly label: string
  /** What each of its values is called, in order; a fact without them has whatever was answered. */
  readonly names?: Readonly<Record<string, string>>
  /** Only for those who may see medical facts. */
  readonly isMedical?: true
}

/** Names by their index, which represents the value. */
const named = (names: readonly string[]): Readonly<Record<string, string>> => Object.fromEntries(names.entries())

/** Days from loss to report, and months of employment, with which each band after the first starts. */
export const bandStarts = { lag: [1, 4, 8, 31], tenure: [3, 12, 36, 120] } as const

/** What claims are narrowed and counted by. */
export const claimFacts = {
  report: { label: 'Report', names: { draft: 'Draft', reported: 'Reported' } },
  status: { label: 'Status', names: claimStatusNames },
  type: { label: 'Type', names: claimTypeNames },
  year: { label: 'Year' },
  location: { label: 'Location' },
  state: { label: 'State' },
  line: { label: 'Line' },
  cause: { label: 'Cause' },
  weekday: {
    label: 'Weekday',
    names: named(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
  },
  hour: { label: 'Time', names: named(['12 to 6 AM', '6 AM to 12 PM', '12 to 6 PM', '6 PM to 12 AM']) },
  lag: {
    label: 'Days to report',
    names: named(['Same day', '1 to 3 days', '4 to 7 days', '8 to 30 days', 'Over 30 days']),
  },
  tenure: {
    label: 'Time with the company',
    names: named(['Under 3 months', '3 to 12 months', '1 to 3 years', '3 to 10 years', '10 years and over']),
  },
  bodyPart: { label: 'Body part', isMedical: true },
  nature: { label: 'Kind of injury', isMedical: true },
} as const satisfies Readonly<Record<string, FactDescription>>

export type ClaimFact = keyof typeof claimFacts

export const claimFactKeys = Object.keys(claimFacts) as [ClaimFact, ...ClaimFact[]]

/** The names of the values of a fact, in order; undefined if they are whatever was answered. */
export const namesOfFact = (fact: ClaimFact): Readonly<Record<string, string>> | undefined =>
  (claimFacts[fact] as FactDescription).names
