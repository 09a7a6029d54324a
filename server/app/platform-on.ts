import type { Logger } from 'pino'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { ErrorBuffer } from '../platform/errors/error-buffer.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { JobQueue } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'
import { loadSecret } from '../platform/secret.ts'
import { readBuilt } from './pages/build-id.ts'

/** What calls and jobs work with, on an open database. */
export const platformOn = (
  database: Database,
  { config, log, now }: { config: Config; log: Logger; now: () => Date },
): Platform => {
  const errors = new ErrorBuffer({ log, now, release: readBuilt(config.buildId).id ?? '' })
  return {
    config,
    database,
    jobs: new JobQueue(database, log, (error, queue) =>
      errors.takeOwn(error, { source: 'JOB', place: queue, brokerage: null }),
    ),
    ...openFiles(config),
    secret: loadSecret(config),
    log,
    errors,
    now,
  }
}
