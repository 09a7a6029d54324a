import type { Tx } from '../../platform/database/database.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { sessionsChannel } from './session.store.ts'

/** Stores that the session's person has just proved who they are, and notifies every server process. */
export async function keepStepUp(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await updateRow(tx, 'sessions', { id: sessionId, revoked_at: null }, { stepped_up_at: now })
  await tx.notify(sessionsChannel, `session:${sessionId}`)
}
