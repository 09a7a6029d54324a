import { updateRow } from '../../../platform/database/rows.ts'
import { accountData, fileKeysOf } from '../export/account-rows.view.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import type { Platform } from '../../../platform/platform.ts'
import { inSequence, write } from '../../../platform/write.ts'
import { eraseAccount } from '../deletion.store.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { type Due, dueDeletions, endedExports } from './due-deletions.view.ts'

const queue = 'account-erasure'
const filesQueue = 'erased-files'

/** Files that one job removes. */
const filesOfJob = 500

/** Every night: erases the accounts whose 30 days are over, and removes exports that are no longer needed. */
export function scheduleErasure(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => eraseDueAccounts(platform, id))
  platform.jobs.schedule(queue, '41 4 * * *')
  platform.jobs.work<{ readonly keys: readonly string[] }>(filesQueue, async ({ keys }) => {
    await inSequence(keys, (key) => platform.files.remove(key))
  })
}

/** Erases one account after the other, each in its own transaction. Skips accounts under a legal hold. */
export async function eraseDueAccounts(platform: Platform, jobId: string): Promise<void> {
  const { database, files, now } = platform
  const due = await database.read('system', (tx) => dueDeletions(tx, now()))
  await inSequence(due, (deletion) => eraseOne(platform, deletion, jobId))
  const ended = await database.read('system', endedExports)
  await inSequence(ended, async ({ id, key }) => {
    await files.remove(key)
    await database.write('system', (tx) => updateRow(tx, 'account_deletions', { id }, { export_key: null }))
  })
}

async function eraseOne(platform: Platform, deletion: Due, jobId: string): Promise<void> {
  const { files, jobs, now } = platform
  const keys = await fileKeys(platform, deletion.code)
  const author = { userId: undefined, requestId: jobId, scope: 'system', idempotency: undefined } as const
  await write(platform, author, async (tx) => {
    const at = now()
    const counts = await eraseAccount(tx, deletion.id, at)
    // Files are deleted after the row deletion commits: a legal hold set at the last moment keeps both.
    const parts = Array.from({ length: Math.ceil(keys.length / filesOfJob) }, (_, part) => part * filesOfJob)
    await inSequence(parts, (from) => jobs.enqueue(tx, filesQueue, { keys: keys.slice(from, from + filesOfJob) }))
    const bytes = await certificatePdf({ ...deletion, erasedAt: at, counts, files: keys.length })
    const key = `certificates/${deletion.id}`
    const stored = await files.put(key, streamed(bytes))
    await updateRow(
      tx,
      'account_deletions',
      { id: deletion.id },
      {
        state: 'ERASED',
        erased_at: at,
        erased_counts: JSON.stringify(counts),
        certificate_key: key,
        certificate_bytes: stored.bytes,
      },
    )
    await tx.record({
      action: 'account.erase',
      subject: { type: 'account', id: deletion.code },
      after: { counts, files: keys.length, certificate: stored.sha256 },
    })
    return { status: 204 }
  })
}

/** The files that rows of the account name. */
async function fileKeys({ database }: Platform, code: string): Promise<string[]> {
  const { tables, rowsOf } = await accountData(database, code)
  const keys = new Set<string>()
  for (const table of tables)
    for await (const rows of rowsOf(table)) for (const key of rows.flatMap(fileKeysOf)) keys.add(key)
  return [...keys]
}
