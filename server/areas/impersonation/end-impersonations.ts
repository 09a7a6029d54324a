import type { Platform } from '../../platform/platform.ts'
import { inSequence, write } from '../../platform/write.ts'
import { endImpersonations } from './impersonations.store.ts'
import { overdueImpersonations } from './impersonations.view.ts'

const queue = 'impersonation-ends'

/** Every minute: records the end of expired impersonations, which have shown nothing since. */
export function scheduleEnds(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => endOverdue(platform, id))
  platform.jobs.schedule(queue, '* * * * *')
}

/** Records how each expired impersonation ended. */
export async function endOverdue(platform: Platform, jobId: string): Promise<void> {
  const now = platform.now()
  const overdue = await platform.database.read('system', (tx) => overdueImpersonations(tx, now))
  if (overdue.length === 0) return
  const author = { userId: undefined, requestId: jobId, scope: 'system', idempotency: undefined } as const
  await write(platform, author, async (tx) => {
    const ended = await endImpersonations(tx, overdue, now)
    await inSequence(ended, (entry) => tx.record(entry))
    return { status: 204 }
  })
}
