import type { AccountContext } from './context.ts'
import { type Entry, write } from './write.ts'
import type { Tx } from './database/database.ts'

/**
 * A write of its own beside the call's: it outlives the refusal that ends the call, and the call's answer is not kept
 * with it under an idempotency key.
 */
export async function writeAside(
  { platform, actor, requestId, client, account: { account } }: AccountContext,
  entry: Entry,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const impersonatedBy = actor.impersonation?.administratorId
  const author = {
    userId: actor.userId,
    impersonatedBy,
    requestId,
    ip: client.ip,
    scope: { account },
    idempotency: undefined,
  }
  await write(platform, author, async (tx) => {
    await work(tx)
    await tx.record(entry)
    return { status: 204 }
  })
}
