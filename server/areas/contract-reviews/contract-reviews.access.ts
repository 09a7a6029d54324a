import { contractMessages } from '@portico/contract/areas/contract-reviews/contract-review.messages.ts'
import { isInsuredOrStaff } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'

type Who = Pick<AccountContext, 'account' | 'actor'>

/** What a person may do with the contract reviews of an account. */
export interface ReviewReader {
  readonly account: string
  readonly userId: string
  readonly mayWrite: boolean
  /** Staff state what closing a gap costs. */
  readonly mayPrice: boolean
}

/** The reader of contract reviews; the carrier’s people are rejected. */
export function demandReader({ account, actor }: Who): ReviewReader {
  demand(isInsuredOrStaff(account), contractMessages.noCarriers)
  const mayWrite = !actor.isViewer
  return {
    account: account.account,
    userId: actor.userId,
    mayWrite,
    mayPrice: mayWrite && account.holdsAllPermissions,
  }
}
