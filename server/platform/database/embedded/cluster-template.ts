import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { tarEntries } from './tar-entries.ts'

/** The files of an empty database, made by `scripts/make-database-template.ts`. */
export const templateFile = new URL('./cluster-template.tar.zst', import.meta.url)
/** Says which version of the engine made the template. */
export const templateVersionFile = new URL('./cluster-template.json', import.meta.url)

const writtenTogether = 64

/** The version of the engine that made the template. */
export async function templateVersion(): Promise<string> {
  const { pglite } = JSON.parse(await readFile(templateVersionFile, 'utf8')) as { pglite: string }
  return pglite
}

/** Makes the engine's folder from the template unless it is there. Costs a quarter of the time the engine takes itself. */
export async function fillFromTemplate(cluster: string): Promise<void> {
  if (existsSync(cluster)) return
  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  const tar = await promisify(zstdDecompress)(await readFile(templateFile))
  const folders = new Set([unfinished])
  let writing: Promise<void>[] = []
  for (const { path, isFolder, content } of tarEntries(tar)) {
    const target = join(unfinished, path)
    if (isFolder) {
      await mkdir(target, { recursive: true, mode: 0o700 })
      folders.add(target)
      continue
    }
    writing.push(writeFile(target, content, { mode: 0o600, flush: true }))
    if (writing.length === writtenTogether) writing = await Promise.all(writing).then(() => [])
  }
  await Promise.all(writing)
  for (const folder of folders) await syncFolder(folder)
  // Only a whole folder ever has the final name, whenever the process may be stopped.
  await rename(unfinished, cluster)
  await syncFolder(dirname(cluster))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of one.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
