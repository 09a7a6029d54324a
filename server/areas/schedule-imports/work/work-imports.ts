import type { ImportState } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { JobRun } from '../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { UnreadableFile } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { importView } from '../import.view.ts'
import { checkFile } from './check-file.ts'
import { importQueue, type ImportJob, type ImportWork } from './import-queue.ts'
import { Canceled, ImportRun, MovedOn, Unimportable } from './import-run.ts'
import { lookAtFile } from './look-at-file.ts'
import { makeRows, takeBack } from './make-rows.ts'

/** What each run does, and in which states it may fail. Only changes of rows are retried automatically. */
const works: Readonly<
  Record<ImportWork, { run: (run: ImportRun) => Promise<void>; from: readonly ImportState[]; isOfRows: boolean }>
> = {
  read: { run: lookAtFile, from: ['READING'], isOfRows: false },
  check: { run: checkFile, from: ['CHECKING'], isOfRows: false },
  make: { run: makeRows, from: ['IMPORTING', 'CANCELING'], isOfRows: true },
  undo: { run: (run) => takeBack(run, 'UNDOING'), from: ['UNDOING'], isOfRows: true },
}

/** Runs imports in the background, two at a time, so that a long one does not block a short one. */
export function workImports(platform: Platform): void {
  platform.jobs.work<ImportJob>(importQueue, (job, run) => workImport(platform, job, run), { concurrency: 2 })
}

async function workImport(platform: Platform, job: ImportJob, { id, isLast }: JobRun): Promise<void> {
  const stored = await platform.database.read({ account: job.account }, (tx) => importView(tx, job))
  if (stored === undefined) return
  const run = new ImportRun(platform, stored, job, id)
  const { run: work, from, isOfRows } = works[job.work]
  try {
    await work(run)
  } catch (error) {
    if (error instanceof Canceled || error instanceof MovedOn) return
    const isFinal = !isOfRows || isLast || error instanceof Unimportable || error instanceof UnreadableFile
    if (!isFinal) throw error
    await run.fail(from, error)
  }
}
