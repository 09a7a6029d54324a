import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { importsBefore } from './import.view.ts'
import { forgetFiles } from './schedule-imports.store.ts'
import { planKeys } from './work/plan-file.ts'

const queue = 'schedule-imports-sweep'
const dayMs = 86_400_000

/** Days that an import's file, and what its undo needs, are stored. */
const keptDays = 30

/** Every night, once no matter how many servers run: deletes the files of old imports. Their records stay. */
export function sweepImports(platform: Platform): void {
  platform.jobs.work(queue, () => sweep(platform))
  platform.jobs.schedule(queue, '53 2 * * *')
}

/** Deletes files before updating their rows: what fails halfway is found by the next sweep. */
export async function sweep(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - keptDays * dayMs)
  const old = await platform.database.read('system', (tx) => importsBefore(tx, before))
  for (const { account, id, name, fileKey } of old) {
    for (const key of [...Object.values(planKeys(id)), ...(fileKey === null ? [] : [fileKey])]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
      await platform.files.remove(key)
    }
    const author = { userId: undefined, requestId: queue, scope: { account }, idempotency: undefined }
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await write(platform, author, async (tx) => {
      await forgetFiles(tx, { account, id })
      const subject = { type: 'schedule_import', id }
      await tx.record({ action: 'schedule_import.purge', subject, before: { name } })
      return { status: 204 }
    })
  }
}
