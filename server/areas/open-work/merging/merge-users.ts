import { userMergeObstacles } from '@portico/contract/areas/open-work/user-merge.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { accountsOfPersonal, movePersonal } from '../../../platform/records/personal-rows.ts'
import { demand, stale, unprocessable } from '../../../platform/error-response.ts'
import { inSequence, type WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { wantedUser } from '../../platform-users/platform-users.public.ts'
import { revokeSessionsOf, tellRolesChanged } from '../../session/session.public.ts'
import { changeUser } from '../../users/users.public.ts'
import { changedByHandOver } from '../hand-over.ts'
import { type PlannedMerge, plannedMerge } from './merge-plan.ts'
import { personalRows } from './personal-rows.ts'
import { holdLogins } from './user-merge.view.ts'

/** Merges a login into another one of the same person. */
export const mergeUsers: Handler<'POST /api/administration/users/{username}/merge'> = async (
  context,
  { params, body: { into: kept, basis, reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    await holdLogins(tx, [params.username, kept])
    const planned = await plannedMerge(tx, context, { from: params.username, into: kept })
    const { from, into, plan } = planned
    const [obstacle] = plan.obstacles
    if (obstacle !== undefined) throw unprocessable({ into: userMergeObstacles[obstacle] })
    if (plan.basis !== basis) throw stale(plan)
    await moveAll(tx, planned)
    await endLogin(tx, planned, context.platform.now())
    const after = { reason, into: into.user.username, moves: plan.moves }
    const before = { username: from.user.username, email: from.user.email }
    await tx.record({ action: 'user.merge', subject: { type: 'user', id: from.id }, before, after })
    await tx.record({
      action: 'user.take-over',
      subject: { type: 'user', id: into.id },
      after: { ...after, from: from.user.username },
    })
    return { status: 200, body: (await wantedUser(tx, context, into.user.username)).user }
  })

/** Moves everything, and records it on each account. */
async function moveAll(tx: WriteTx, { from, into }: PlannedMerge): Promise<void> {
  const ids = { from: from.id, into: into.id }
  const accounts = new Set<string>()
  await inSequence(personalRows, async (rows) => {
    for (const code of await accountsOfPersonal(tx, rows, from.id)) accounts.add(code)
  })
  await inSequence(personalRows, (rows) => movePersonal(tx, rows, ids))
  await inSequence([...accounts].toSorted(), (account) =>
    tx.record({
      action: 'account.user-merge',
      account,
      subject: { type: 'account', id: account },
      before: { userId: from.id },
      after: { userId: into.id },
      events: changedByHandOver.map((part) => change(account, part)),
    }),
  )
}

/** Ends a merged login. Its username and email address are free again, and its name stays with what it did. */
async function endLogin(tx: WriteTx, { from, into }: PlannedMerge, at: Date): Promise<void> {
  const { id, user } = from
  await changeUser(tx, id, {
    merged_into: into.id,
    disabled_at: at,
    username: `${user.username} (merged ${id.slice(-8)})`,
    email: `${id}@merged.invalid`,
  })
  await revokeSessionsOf(tx, id, at)
  await tellRolesChanged(tx, into.id)
}
