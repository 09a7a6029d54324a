import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'

type Asker = Pick<AccountContext, 'account'>

/** The product is for law firms. */
export function demandLawFirm({ account }: Asker): void {
  demand(account.isLawFirm === true, selectionMessages.lawFirmsOnly)
}

/** Plans are the brokerage's to make. */
export const isPlanStaff = ({ account }: Asker): boolean => account.holdsAllPermissions
