import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const gigabyte = 1024 ** 3

/**
 * Puts temporary files in memory from here on, if the machine has such a file system with enough room: every test file
 * copies and discards a database, which is ten times slower on disk.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!existsSync(memory)) return
  removeAbandoned(memory)
  if (!hasRoom()) return
  const folder = mkdtempSync(join(memory, `portico-${process.pid}-`))
  // PostgreSQL runs as another user, with a folder of its own in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => remove(folder))
}

/** Removes what runs have left that were killed: their folders name them. */
export function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, owner] = /^portico-(\d+)-/.exec(name) ?? []
    if (owner === undefined || isRunning(Number(owner))) continue
    try {
      remove(join(parent, name))
    } catch {
      // Another user's: it is theirs to remove, and takes nothing from this run but room.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 6 * gigabyte && process.availableMemory() > 10 * gigabyte
}
