import type { Tx } from '../../platform/database/database.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { type Entry, inSequence } from '../../platform/write.ts'
import { tellRolesChanged } from '../session/session.public.ts'
import type { OpenImpersonation } from './impersonations.view.ts'

/** Ends impersonations in every server process. Returns their audit entries. */
export async function endImpersonations(tx: Tx, open: readonly OpenImpersonation[], now: Date): Promise<Entry[]> {
  await inSequence(open, async ({ id, administratorId, userId, endsAt, endReason }) => {
    const endedAt = endsAt < now ? endsAt : now
    await updateRow(tx, 'impersonations', { id, ended_at: null }, { ended_at: endedAt, end_reason: endReason })
    await tellRolesChanged(tx, administratorId)
    await tellRolesChanged(tx, userId)
  })
  return open.map(({ id, administratorId, userId, startedAt, endReason }) => ({
    action: 'impersonation.stop',
    subject: { type: 'user', id: userId },
    before: { startedAt },
    after: { impersonation: id, administrator: administratorId, endReason },
  }))
}
