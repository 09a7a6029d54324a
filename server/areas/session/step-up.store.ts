import type { Tx } from '../../platform/database/database.ts'
import { sessionsChannel } from './session.store.ts'

/** Keeps that the person behind a session has just proved who they are; every server process learns of it at once. */
export async function keepStepUp(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('sessions')
    .set({ stepped_up_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
  await tx.notify(sessionsChannel, `session:${sessionId}`)
}
