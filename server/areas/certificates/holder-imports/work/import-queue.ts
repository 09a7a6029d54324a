import type { Tx } from '../../../../platform/database/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ImportAt } from '../imports.view.ts'

export const importQueue = 'holder-imports'

export interface ImportJob extends ImportAt {
  readonly work: 'import' | 'undo'
  readonly by: string
}

/** Adds the job of an import in the caller's transaction. */
export const queueImport = ({ jobs }: Pick<Platform, 'jobs'>, tx: Tx, job: ImportJob): Promise<void> =>
  jobs.enqueue(tx, importQueue, job)
