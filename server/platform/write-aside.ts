import type { AccountContext } from './context.ts'
import { type Entry, write } from './write.ts'
import type { Tx } from './database/database.ts'

/**
 * A separate write next to the call's: it survives the error that ends the call, and does not store the call's answer
 * under an idempotency key.
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
