import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { isInsuredOrStaff } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'

type Who = Pick<AccountContext, 'account' | 'actor'>

/** What someone may do with the certificates of an account. */
export interface CertificateReader {
  readonly account: string
  readonly userId: string
  /** Staff, linked agents and administrators: they act for the brokerage. */
  readonly isStaff: boolean
  readonly mayWrite: boolean
}

/** The reader of certificates; the carrier's people are rejected. */
export function demandReader({ account, actor }: Who): CertificateReader {
  demand(isInsuredOrStaff(account), certificateMessages.noCarriers)
  return {
    account: account.account,
    userId: actor.userId,
    isStaff: account.holdsAllPermissions,
    mayWrite: !actor.isViewer,
  }
}
