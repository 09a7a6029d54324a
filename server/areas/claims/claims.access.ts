import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand } from '../../platform/refusal.ts'

type Who = Pick<AccountContext, 'account' | 'actor'>

/** What of the claims of an account there is to someone. */
export interface ClaimReader {
  readonly account: string
  readonly userId: string
  /** Staff, linked agents and administrators: they act for the brokerage. */
  readonly isStaff: boolean
  readonly mayWrite: boolean
  readonly seesMedical: boolean
  /** Names of people who were hurt or make a claim are personal: a viewer gets none. */
  readonly seesClaimants: boolean
  /** The insured's Admin, who also sees drafts that others of the insured began. */
  readonly isInsuredAdmin: boolean
  readonly seesLossRuns: boolean
}

function claimReader({ account, actor }: Who): ClaimReader {
  const isInsuredAdmin = !account.holdsAllPermissions && account.roles.includes('ADMIN')
  return {
    account: account.account,
    userId: actor.userId,
    isStaff: account.holdsAllPermissions,
    mayWrite: !actor.isViewer,
    seesMedical: !actor.isViewer && (isInsuredAdmin || account.roles.includes('CLAIMS')),
    seesClaimants: !actor.isViewer,
    isInsuredAdmin,
    seesLossRuns: account.isAccountAdmin || account.permissions.includes('OP_READ_LOSS_RUNS'),
  }
}

/** The reader of claims; the carrier's people are refused. */
export function demandReader(who: Who): ClaimReader {
  const { holdsAllPermissions, roles } = who.account
  demand(holdsAllPermissions || roles.some((role) => role !== 'INS_PARTNER'), claimMessages.noCarriers)
  return claimReader(who)
}

/** Whether a draft is someone's to read and finish: their own, and for the insured's Admin every one. */
export const ownsDraft = (reader: ClaimReader, createdBy: string): boolean =>
  reader.userId === createdBy || reader.isInsuredAdmin
