import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { demand, notFound } from '../../platform/refusal.ts'
import { timeZoneOf } from '../notifications/notifications.door.ts'
import { maySeePlacement } from '../placement/placement.door.ts'
import { cycleView } from '../renewals/renewals.door.ts'
import type { SubjectivityRow } from './subjectivity.store.ts'
import { lockedSubjectivity } from './subjectivity.store.ts'

/** Who reads subjectivities, and on which day by their own clock. */
export interface Reader {
  readonly account: string
  readonly today: string
  readonly isStaff: boolean
  readonly maySubmit: boolean
}

/** Subjectivities are between the insured and their brokerage; viewers read them. */
export async function readerOf(tx: Tx, { account, actor, platform }: AccountContext): Promise<Reader> {
  demand(maySeePlacement(account), subjectivityMessages.insuredOnly)
  const { day } = wallTimeOf(platform.now(), await timeZoneOf(tx, actor.userId))
  return {
    account: account.account,
    today: day,
    isStaff: account.holdsAllPermissions,
    maySubmit: !actor.isViewer,
  }
}

/** A renewal of the account, by its id or as `current`. */
export async function wantedCycle(tx: Tx, account: string, cycleId: string) {
  const cycle = cycleId === 'current' || isId(cycleId) ? await cycleView(tx, account, cycleId) : undefined
  if (cycle === undefined) throw notFound()
  return cycle
}

/** A subjectivity that is about to change. */
export async function wantedSubjectivity(tx: Tx, account: string, id: string): Promise<SubjectivityRow> {
  const found = isId(id) ? await lockedSubjectivity(tx, { account, id }) : undefined
  if (found === undefined) throw notFound()
  return found
}
