import { americanDay, wallTimeOf } from '../../kit/zone.rules.ts'
import type { TransferStep } from './transfer.rules.ts'
import type { AccountTransfer } from './transfer.shapes.ts'

export type NotedStep = TransferStep | 'PROPOSE' | 'REMIND'
/** Whose admins are written to. */
export type Audience = 'FROM' | 'TO' | 'INSURED'

/** What an email and its notification say. */
export interface Words {
  readonly subject: string
  readonly text: string
}

/** Whether a brokerage has not confirmed yet. */
export const isWaitingFor = (audience: Audience, { fromConsent, toConsent }: AccountTransfer): boolean =>
  (audience === 'FROM' && fromConsent === null) || (audience === 'TO' && toConsent === null)

/** The last day on which a brokerage can confirm. */
export const lastDayOf = ({ expiresAt, timeZone }: Pick<AccountTransfer, 'expiresAt' | 'timeZone'>): string =>
  americanDay(wallTimeOf(new Date(Date.parse(expiresAt) - 60_000), timeZone).day)
