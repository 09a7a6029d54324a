import type { Logger } from 'pino'
import type { Directory } from './access/guard.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { ErrorBuffer } from './errors/error-buffer.ts'
import type { FileStore } from './files/file-store.ts'
import type { Scanner } from './files/scanner.ts'
import type { JobQueue } from './jobs/job-queue.ts'

/** What every call can reach: the parts of the running server, made once at start. */
export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly jobs: JobQueue
  readonly files: FileStore
  /** Undefined if none is configured: then files are stored unscanned, which is logged. */
  readonly scanner: Scanner | undefined
  /** The server’s own key; see `seal`. */
  readonly secret: string
  readonly log: Logger
  /** Buffers errors, to be stored apart from what failed. */
  readonly errors: ErrorBuffer
  /** The time. Tests set it; no other code reads the machine's clock. */
  readonly now: () => Date
}

export interface PlatformWithDirectory extends Platform {
  readonly directory: Directory
}
