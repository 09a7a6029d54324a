import type { Logger } from 'pino'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { JobQueue } from '../platform/jobs/job-queue.ts'
import type { Platform } from '../platform/platform.ts'
import { loadSecret } from '../platform/secret.ts'

/** What calls and jobs work with, on an open database. */
export const platformOn = (
  database: Database,
  { config, log, now }: { config: Config; log: Logger; now: () => Date },
): Platform => ({
  config,
  database,
  jobs: new JobQueue(database, log),
  ...openFiles(config),
  secret: loadSecret(config),
  log,
  now,
})
