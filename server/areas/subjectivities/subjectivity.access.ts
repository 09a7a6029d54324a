import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/refusal.ts'
import { ownDayOf } from '../notifications/notifications.door.ts'
import type { SubjectivityRow } from './subjectivity.store.ts'
import { lockedSubjectivity } from './subjectivity.store.ts'

/** Who reads subjectivities, and on which day by their own clock. */
export interface Reader {
  readonly account: string
  readonly today: string
  readonly isStaff: boolean
  readonly maySubmit: boolean
}

/** What someone may about subjectivities; whether they see the placement, its renewal says. */
export async function readerOf(tx: Tx, context: AccountContext): Promise<Reader> {
  const { account, actor } = context
  return {
    account: account.account,
    today: await ownDayOf(tx, context),
    isStaff: account.holdsAllPermissions,
    maySubmit: !actor.isViewer,
  }
}

/** A subjectivity that is about to change. */
export async function wantedSubjectivity(tx: Tx, account: string, id: string): Promise<SubjectivityRow> {
  const found = isId(id) ? await lockedSubjectivity(tx, { account, id }) : undefined
  if (found === undefined) throw notFound()
  return found
}
