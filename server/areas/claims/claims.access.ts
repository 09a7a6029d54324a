import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { isInsuredOrStaff } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { seesMedicalFacts } from '../documents/documents.public.ts'

type Who = Pick<AccountContext, 'account' | 'actor'>

export function claimReader({ account, actor }: Who): ClaimReader {
  const isInsuredAdmin = !account.holdsAllPermissions && account.roles.includes('ADMIN')
  return {
    account: account.account,
    userId: actor.userId,
    isStaff: account.holdsAllPermissions,
    mayWrite: !actor.isViewer,
    seesMedical: seesMedicalFacts({ account, actor }),
    seesClaimants: !actor.isViewer,
    isInsuredAdmin,
    seesLossRuns: account.isAccountAdmin || account.permissions.includes('OP_READ_LOSS_RUNS'),
  }
}

/** Whether there are claims to someone at all: not to the carrier's people. */
export const mayReadClaims = ({ account }: Who): boolean => isInsuredOrStaff(account)

/** The reader of claims; the carrier's people are rejected. */
export function demandReader(who: Who): ClaimReader {
  demand(mayReadClaims(who), claimMessages.noCarriers)
  return claimReader(who)
}
