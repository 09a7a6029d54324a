import { sql } from 'kysely'
import type { Platform } from '../platform.ts'
import { write } from '../write.ts'
import type { Admission } from './guard.ts'

/** Impersonations and accounts that are recorded already, as far as this server process knows. */
const known = new Set<string>()
const most = 10_000

interface Opening {
  readonly admission: Admission
  readonly requestId: string
  readonly ip: string
}

/** Records in the activity of an account that it was opened by someone who views as another user, once for each time. */
export async function keepImpersonatedOpening(
  platform: Platform,
  { admission: { actor, access }, requestId, ip }: Opening,
): Promise<void> {
  if (actor?.impersonation === undefined || access === undefined) return
  const { id, administratorId, reason } = actor.impersonation
  const { account } = access
  const opening = `${id} ${account}`
  if (known.has(opening)) return
  if (known.size >= most) known.clear()
  known.add(opening)
  if (await isRecorded(platform, id, account)) return
  const scope = { account }
  const author = { userId: actor.userId, impersonatedBy: administratorId, requestId, ip, scope, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await tx.record({ action: 'impersonation.open', subject: { type: 'impersonation', id }, after: { reason } })
    return { status: 204 }
  })
}

async function isRecorded({ database }: Platform, id: string, account: string): Promise<boolean> {
  const { rows } = await database.read({ account }, (tx) =>
    sql`select from audit where subject_type = 'impersonation' and subject_id = ${id} and account_code = ${account}
      limit 1`.execute(tx.db),
  )
  return rows.length > 0
}
