import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Who answers and finishes: a user, or a person without a login who received a link by email. */
export interface Answerer {
  readonly platform: Platform
  readonly account: string
  readonly timeZone: string
  /** Null for people who came by a link. */
  readonly userId: string | null
  readonly name: string
}

/** The person behind a call. */
export const answererOf = ({ platform, account: { account, timeZone }, actor }: AccountContext): Answerer => ({
  platform,
  account,
  timeZone,
  userId: actor.userId,
  name: fullName(actor),
})
