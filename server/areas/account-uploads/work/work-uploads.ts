import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { JobRun } from '../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { inSequence } from '../../../platform/write.ts'
import { rowsIn, uploadToWork } from '../upload.view.ts'
import { archiveAccount, leaveAccount } from './archive-account.ts'
import { createAccount, failAccount } from './create-account.ts'
import { uploadQueue, type UploadJob } from './upload-queue.ts'
import { MovedOn, type RowWork, UploadRun } from './upload-run.ts'

/** An error of the portal is tried again this often before its row is given up. */
const triesPerRow = 3

/** Each run's action for a row, and for a rejected one. */
const works = {
  create: { work: createAccount, refuse: failAccount, failed: uploadMessages.rowFailed },
  undo: { work: archiveAccount, refuse: leaveAccount, failed: uploadMessages.undoRowFailed },
} as const satisfies Readonly<
  Record<UploadJob['work'], { work: RowWork; refuse: (reason: string) => RowWork; failed: string }>
>

/** Creates and archives the accounts of uploads in the background. */
export function workUploads(platform: Platform): void {
  platform.jobs.work<UploadJob>(uploadQueue, (job, run) => workUpload(platform, job, run))
}

/** Does one job from the first row that is left. What was done before a crash is not done again. */
export async function workUpload(
  platform: Platform,
  job: UploadJob,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const stored = await platform.database.read('system', (tx) => uploadToWork(tx, job.uploadId))
  if (stored === undefined) return
  const run = new UploadRun(platform, stored, job)
  const rows = await platform.database.read('system', (tx) => rowsIn(tx, stored.id, run.from))
  try {
    await inSequence(rows, (row) => workRow(run, row, attempt))
    await run.end()
  } catch (error) {
    if (!(error instanceof MovedOn)) throw error
  }
}

/** Processes one row. A row that is rejected, or has failed too often, is skipped so that the others continue. */
async function workRow(run: UploadRun, row: number, attempt: number): Promise<void> {
  const { work, refuse, failed } = works[run.job.work]
  try {
    await run.row(row, work)
  } catch (error) {
    if (error instanceof MovedOn) throw error
    if (error instanceof ErrorResponse) return run.row(row, refuse(reasonOf(error)))
    if (attempt < triesPerRow) throw error
    run.platform.log.error({ err: error }, 'a row of an account upload failed')
    await run.row(row, refuse(failed))
  }
}

const reasonOf = ({ fields = {}, message }: ErrorResponse): string => Object.values(fields)[0] ?? message
