import type { Reader } from '@portico/contract/kit/rights.ts'
import type { AccountContext, BrokerageContext } from '../context.ts'
import type { OutboxEvent } from '../write.ts'

export type TenantContext = AccountContext | BrokerageContext

const isOfAccount = (context: TenantContext): context is AccountContext =>
  (context as Partial<AccountContext>).account !== undefined

/** The owner of a call's records, and the user's role there. */
export interface Tenant {
  readonly code: string
  readonly reader: Reader
  /** The columns of the tenant in a row. */
  readonly columns: Readonly<Record<string, string>>
  event(changed: string): OutboxEvent
}

/** The account or brokerage that a call is about. */
export function tenantOf(context: TenantContext): Tenant {
  const { isAdmin, isViewer } = context.actor
  if (isOfAccount(context)) {
    const { account, holdsAllPermissions: isStaff, isAccountAdmin: isManager, roles } = context.account
    return {
      code: account,
      reader: { isAdmin, isViewer, isStaff, isManager, roles },
      columns: { account_code: account },
      event: (changed) => ({ type: 'change', payload: { accountCode: account, changed } }),
    }
  }
  const { brokerage, isBrokerageAdmin: isManager } = context.brokerage
  return {
    code: brokerage,
    reader: {
      isAdmin,
      isViewer,
      isStaff: true,
      isManager,
      roles: [...(context.actor.brokerages.get(brokerage) ?? [])],
    },
    columns: { brokerage_code: brokerage },
    event: (changed) => ({ type: 'change', brokerage, payload: { brokerageCode: brokerage, changed } }),
  }
}
