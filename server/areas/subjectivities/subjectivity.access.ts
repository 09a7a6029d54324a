import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/refusal.ts'
import { timeZoneOf } from '../notifications/notifications.door.ts'
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
export async function readerOf(tx: Tx, { account, actor, platform }: AccountContext): Promise<Reader> {
  const { day } = wallTimeOf(platform.now(), await timeZoneOf(tx, actor.userId))
  return {
    account: account.account,
    today: day,
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
