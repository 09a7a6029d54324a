import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const gigabyte = 1024 ** 3

/**
 * Has temporary files lie in memory from here on, where the machine has a file system for that and plenty of room:
 * every test file copies a database and throws it away, which costs a disk ten times as much.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!hasRoom()) return
  const folder = mkdtempSync(join(memory, 'portico-'))
  // PostgreSQL runs as another user, with a folder of its own in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 6 * gigabyte && process.availableMemory() > 10 * gigabyte
  } catch {
    return false
  }
}
