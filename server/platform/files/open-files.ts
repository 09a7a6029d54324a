import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Platform } from '../platform.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import { clamdScanner } from './scanner.ts'

/** The configured store, a bucket or a folder of the data folder, and the scanner if one is set. */
export function openFiles({ bucket, scanner, dataDir }: Config): Pick<Platform, 'files' | 'scanner'> {
  return {
    files: bucket === undefined ? folderStore(join(dataDir, 'files')) : bucketStore(bucket),
    scanner: scanner && clamdScanner(scanner),
  }
}
