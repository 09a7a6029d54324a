import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { measured } from './byte-streams.ts'
import { checkedKey, FileMissing, type FileStore } from './file-store.ts'

/** Stores files in a folder, one per key. A file is renamed to its key once it is fully on disk. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    async put(key, stream) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.draft`
      const { stream: passed, stored } = measured(stream)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await pipeline(Readable.from(passed), createWriteStream(draft, { mode: 0o600, flush: true }))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await keepName(dirname(path))
      return stored()
    },
    async open(key, range) {
      const file = await open(pathOf(key)).catch(asMissing(key))
      return createReadStream('', { fd: file, ...range })
    },
    async copyTo(key, path) {
      // Copied by the operating system; no bytes pass through this process.
      await copyFile(pathOf(key), path, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL).catch(asMissing(key))
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async ping() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}

const asMissing = (key: string) => (error: NodeJS.ErrnoException) => {
  throw error.code === 'ENOENT' ? new FileMissing(key) : error
}

/** A new name outlives a loss of power only once its folder is written. */
async function keepName(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
