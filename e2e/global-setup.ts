import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runNode, startServer } from './harness/server-process.ts'

const root = resolve(import.meta.dirname, '..')

/** Builds outdated pages and creates one seeded data folder, which every worker copies. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'))
  process.env.PORTICO_E2E_FOLDER = folder
  const build = await runNode([join(root, 'scripts/build-web.mjs')])
  if (build.code !== 0) throw new Error(`The pages could not be built:\n${build.output}`)
  const seeding = await startServer({ dataDir: join(folder, 'seeded') })
  await seeding.stop()
  return () => rmSync(folder, { recursive: true, force: true })
}
