import { type RenewalStage, renewalStages } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { claimWaitCodes, type ClaimWait } from '@portico/contract/areas/workbench/waiting-claims.shapes.ts'
import { addressText } from '../../platform/text/address-text.ts'

/** Whose work the page shows, and which renewals, as its address says it. */
export interface WorkbenchFilter {
  /** A username, or `team`; the reader's own work by default. */
  readonly person?: string
  readonly late?: true
  /** Days until the new term starts, at most. */
  readonly within?: number
  readonly stage?: RenewalStage
  /** What listed claims wait for. */
  readonly claims?: ClaimWait
}

export const team = 'team'

/** The days that renewals are counted by. */
const windows: readonly number[] = [30, 60, 90, 120]

const isStage = (word: unknown): word is RenewalStage =>
  typeof word === 'string' && renewalStages.includes(word as RenewalStage)

/** The filter in an address; invalid values are ignored. */
export function workbenchFilter(address: Readonly<Record<string, unknown>>): WorkbenchFilter {
  const person = addressText(address.person).slice(0, 254)
  const within = windows.find((days) => days === Number(address.within))
  const wait = claimWaitCodes.find((code) => code === address.claims)
  return {
    ...(person === '' ? {} : { person }),
    ...(String(address.late) === 'true' ? { late: true } : {}),
    ...(within === undefined ? {} : { within }),
    ...(isStage(address.stage) ? { stage: address.stage } : {}),
    ...(wait === undefined ? {} : { claims: wait }),
  }
}

/** The page of a brokerage's workbench under a filter. */
export function workbenchPath(brokerCode: string, filter: WorkbenchFilter): string {
  const search = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)])).toString()
  return `/brokerage-administration/${encodeURIComponent(brokerCode)}${search === '' ? '' : `?${search}`}`
}
