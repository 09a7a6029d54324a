import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { isNamedSigner } from './signers.view.ts'

/** Who looks at orders to bind, on which day, and what they may. */
export interface Reader {
  readonly account: string
  readonly name: string
  readonly today: string
  readonly isStaff: boolean
  /** The Admin of the insured: names the people who can request to bind. */
  readonly mayName: boolean
  /** Such an Admin, or a person they named. Staff cannot request to bind for their client. */
  readonly mayOrder: boolean
}

/** What a person may do with bind requests; the renewal decides whether they see the placement. */
export async function readerOf(tx: Tx, context: AccountContext): Promise<Reader> {
  const { account, actor } = context
  const isStaff = account.holdsAllPermissions
  const isInsured = !isStaff && !actor.isViewer && account.roles.some((role) => insuredRoles.includes(role))
  const isAdmin = isInsured && account.roles.includes('ADMIN')
  return {
    account: account.account,
    name: fullName(actor),
    today: todayOf(context),
    isStaff,
    mayName: isAdmin,
    mayOrder: isAdmin || (isInsured && (await isNamedSigner(tx, account.account, actor.userId))),
  }
}
