import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { isInsuredOrStaff } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'

type Who = Pick<AccountContext, 'account' | 'actor'>

/** The carrier's people are rejected: certificates are between the insured and the brokerage. */
export const demandReader = (who: Who): void => demand(isInsuredOrStaff(who.account), vendorMessages.noCarriers)

/** Whether someone may change anything about vendors. */
export const mayWrite = (who: Who): boolean => isInsuredOrStaff(who.account) && !who.actor.isViewer

/** The right to change anything about vendors, before a file is taken in. */
export const demandWriter = (who: Who): void => demand(mayWrite(who), vendorMessages.onlyReads)
