import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'

/** A reader of subjectivities, and the day. */
export interface Reader {
  readonly account: string
  readonly today: string
  readonly isStaff: boolean
  readonly maySubmit: boolean
}

/** What a person may do with subjectivities; the renewal decides whether they see the placement. */
export function readerOf(context: AccountContext): Reader {
  const { account, actor } = context
  return {
    account: account.account,
    today: todayOf(context),
    isStaff: account.holdsAllPermissions,
    maySubmit: !actor.isViewer,
  }
}

/** Locks a subjectivity until the transaction ends; other changes of it wait. */
export async function lockedSubjectivity(tx: Tx, account: string, id: string): Promise<Row<'subjectivities'>> {
  if (!isId(id)) throw notFound()
  const found = await tx.db
    .selectFrom('subjectivities')
    .selectAll()
    .where('account_code', '=', account)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) throw notFound()
  return found
}
