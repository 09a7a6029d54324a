import { existsSync, mkdirSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { tarEntries } from './tar-entries.ts'

/** The files of an empty database, made by `make-cluster-template.ts`. */
export const templateFile = new URL('./cluster-template.tar.zst', import.meta.url)
/** The version of the engine that made the template. */
export const templateVersionFile = new URL('./cluster-template.json', import.meta.url)

const writtenTogether = 64

/** The version of the engine that made the template. */
export async function templateVersion(): Promise<string> {
  const { pglite } = JSON.parse(await readFile(templateVersionFile, 'utf8')) as { pglite: string }
  return pglite
}

/**
 * Copies the engine's folder from the template unless it exists. Takes a quarter of the time the engine needs itself.
 */
export async function fillFromTemplate(cluster: string): Promise<void> {
  if (existsSync(cluster)) return
  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  const tar = await promisify(zstdDecompress)(await readFile(templateFile))
  const entries = [...tarEntries(tar)].map((entry) => ({ ...entry, target: join(unfinished, entry.path) }))
  const folders = entries.filter(({ isFolder }) => isFolder)
  for (const { target } of folders) mkdirSync(target, { recursive: true, mode: 0o700 })
  const files = entries.filter(({ isFolder }) => !isFolder)
  for (let at = 0; at < files.length; at += writtenTogether) {
    const some = files.slice(at, at + writtenTogether)
    // oxlint-disable-next-line no-await-in-loop -- all at once would need a thousand open files
    await Promise.all(some.map(({ target, content }) => writeFile(target, content, { mode: 0o600, flush: true })))
  }
  await Promise.all([unfinished, ...folders.map(({ target }) => target)].map(syncFolder))
  // Only a whole folder ever has the final name, whenever the process may be stopped.
  await rename(unfinished, cluster)
  await syncFolder(dirname(cluster))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of one.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
