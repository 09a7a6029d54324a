import { certificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import type { JobRun } from '../../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lockRecords } from '../../../../platform/records/lock-records.ts'
import { write, type WriteTx } from '../../../../platform/write.ts'
import { change } from '../../../events/events.public.ts'
import { updateImport } from '../import.store.ts'
import { importSlice } from './import-slice.ts'
import { type ImportJob, importQueue } from './import-queue.ts'
import { undoSlice } from './undo-slice.ts'

/** Rows that are worked on in one transaction. */
const atOnce = 100

/** Processes the next rows of an import. Returns how many there were. */
export type SliceWork = (tx: WriteTx, platform: Platform, job: ImportJob, limit: number) => Promise<number>

const works = {
  import: { slice: importSlice, during: 'IMPORTING', after: 'IMPORTED' },
  undo: { slice: undoSlice, during: 'UNDOING', after: 'UNDONE' },
} as const

/** Imports certificate holders, and undoes that, in the background. */
export function workHolderImports(platform: Platform): void {
  platform.jobs.work<ImportJob>(importQueue, (job, run) => workImport(platform, job, run))
}

/** Does one slice after the other. What was done before a crash is not done again: a row leaves its state with its work. */
export async function workImport(platform: Platform, job: ImportJob, run: Pick<JobRun, 'id'>): Promise<void> {
  const { slice, during, after } = works[job.work]
  const { account, id, by } = job
  const author = { userId: by, requestId: run.id, scope: { account }, idempotency: undefined }
  const { body: isLeft } = await write(platform, author, async (tx) => {
    const subject = { type: 'holder-import', id }
    const now = platform.now()
    if (!(await updateImport(tx, job, [during], { changed_at: now }))) {
      await tx.record({ action: 'holder-import.pass', subject })
      return { status: 204, body: false }
    }
    await lockRecords(tx, certificateHolder, account)
    const rows = await slice(tx, platform, job, atOnce)
    const isOver = rows < atOnce
    const finished = job.work === 'import' ? { finished_at: now } : {}
    if (isOver) await updateImport(tx, job, [during], { state: after, ...finished })
    await tx.record({
      action: `holder-import.${isOver ? 'finish' : 'go-on'}`,
      subject,
      after: { work: job.work, rows },
      events: [change(account, 'certificates')],
    })
    return { status: 200, body: !isOver }
  })
  if (isLeft) await workImport(platform, job, run)
}
