import { makeZip } from 'client-zip'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { JobRun } from '../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { exportedFiles } from './exported-files.ts'
import { exportState } from './export-state.view.ts'

export const exportQueue = 'account-export'

/** Makes the complete exports of accounts. */
export function workExports(platform: Platform): void {
  platform.jobs.work<{ id: string }>(exportQueue, ({ id }, run) => exportAccount(platform, id, run))
}

async function exportAccount(platform: Platform, id: string, run: JobRun): Promise<void> {
  const { database, files, now, log } = platform
  const wanted = await database.read('system', (tx) => exportState(tx, id))
  if (wanted?.state !== 'EXPORTING') return
  const author = { userId: undefined, requestId: run.id, scope: 'system', idempotency: undefined } as const
  const finish = (changes: Parameters<typeof updateRow<'account_deletions'>>[3]) =>
    write(platform, author, async (tx) => {
      const isSaved = await updateRow(tx, 'account_deletions', { id, state: 'EXPORTING' }, changes)
      const subject = { type: 'account', id: wanted.code }
      await tx.record({ action: 'account.exported', subject, account: wanted.code, after: { isSaved, ...changes } })
      return { status: 204 }
    })
  try {
    const counts: Record<string, number> = {}
    const key = `exports/${newId(now())}`
    const stored = await files.put(key, makeZip(exportedFiles(platform, wanted.code, counts)) as ByteStream)
    await finish({
      state: 'EXPORTED',
      export_key: key,
      export_bytes: stored.bytes,
      export_sha256: stored.sha256,
      export_counts: JSON.stringify(counts),
      exported_at: now(),
    })
  } catch (error) {
    if (!run.isLast) throw error
    log.error({ account: wanted.code, error: String(error) }, 'an account could not be exported')
    await finish({ state: 'FAILED' })
  }
}
