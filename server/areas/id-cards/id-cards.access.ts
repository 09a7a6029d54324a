import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import { isInsuredOrStaff } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'

type Who = Pick<AccountContext, 'account' | 'actor'>

/** What a person may see of ID cards and evidence of property. */
export interface CardReader {
  readonly account: string
  readonly brokerage: string
  readonly userId: string
  /** Staff, linked agents and administrators: they act for the brokerage. */
  readonly isStaff: boolean
  /** Whether they create and send; they also see who got what. */
  readonly mayMake: boolean
}

/** The reader of ID cards; the carrier's people are rejected. */
export function demandReader({ account, actor }: Who): CardReader {
  demand(isInsuredOrStaff(account), idCardMessages.noCarriers)
  return {
    account: account.account,
    brokerage: account.brokerage,
    userId: actor.userId,
    isStaff: account.holdsAllPermissions,
    mayMake: !actor.isViewer,
  }
}

/** The same, to create or send something. */
export function demandMaker(who: Who): CardReader {
  const reader = demandReader(who)
  demand(reader.mayMake, idCardMessages.onlyReads)
  return reader
}
