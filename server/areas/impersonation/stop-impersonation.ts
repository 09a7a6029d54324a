import type { Handler } from '../../platform/context.ts'
import { inSequence } from '../../platform/write.ts'
import { endImpersonations } from './impersonations.store.ts'
import { impersonationsOf } from './impersonations.view.ts'

/** Returns the session of the request to its own login. */
export const stopImpersonation: Handler<'DELETE /api/users/self/impersonation'> = async (context) => {
  const { actor, platform } = context
  const now = platform.now()
  const open = await context.read((tx) => impersonationsOf(tx, actor.sessionId, now))
  if (open.length === 0) return { status: 204 }
  return context.write(async (tx) => {
    const ended = await endImpersonations(tx, open, now)
    await inSequence(ended, (entry) => tx.record(entry))
    return { status: 204 }
  })
}
