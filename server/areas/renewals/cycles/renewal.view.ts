import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import type { Renewal } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import { featuresView } from '../../features/features.public.ts'
import { pathFor, pathOf } from '../path/path-of.ts'
import { seesSection } from '../renewal.access.ts'
import { sectionsView } from '../sections/sections.view.ts'
import { type CycleRow, shownCycle } from './cycle.view.ts'
import { linesView } from './lines.view.ts'

/** A renewal as its page shows it to someone now. */
export async function renewalView(tx: Tx, access: AccountAccess, cycle: CycleRow, now: Date): Promise<Renewal> {
  const today = dayIn(access.timeZone, now)
  const reading = sectionsView(tx, access, { cycle, today })
  const [name, lines, sections, path] = await Promise.all([
    renewalName(tx, access),
    linesView(tx, access.account, cycle.id),
    reading,
    pathOf(tx, access, { cycle, now, sections: reading }),
  ])
  return {
    ...shownCycle(cycle),
    accountId: access.account,
    name,
    daysLeft: daysBetween(today, cycle.effective_on),
    sections: sections.filter(({ kind }) => seesSection(access, kind)),
    closedReason: cycle.closed_reason,
    isReady: sections.every(({ isBeforeSubmission, isComplete }) => isComplete || !isBeforeSubmission),
    lines,
    path: pathFor(access, path),
  }
}

/** What the renewal of an account is called: by the renewal flow name, or the proposal flow name for a prospect. */
export async function renewalName(tx: Tx, owner: Pick<AccountAccess, 'account' | 'brokerage'>): Promise<string> {
  const [features, { rows }] = await Promise.all([
    featuresView(tx, owner),
    sql<{
      relationship: 'CLIENT' | 'PROSPECT'
    }>`select relationship from accounts where code = ${owner.account}`.execute(tx.db),
  ])
  const isProspect = rows[0]?.relationship === 'PROSPECT'
  return effectiveValue(features, isProspect ? 'PROPOSAL_FLOW_NAME' : 'RENEWAL_FLOW_NAME')
}
