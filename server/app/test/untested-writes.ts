import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LedgerPage, writingCalls } from './write-ledger.ts'

const serverFolder = join(import.meta.dirname, '../..')

/** The writing calls that no test file had succeed as they must; none where only some of the files ran. */
export async function untestedWrites(ledger: string): Promise<readonly string[]> {
  const names = await readdir(ledger)
  const pages: LedgerPage[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(ledger, name), 'utf8'))),
  )
  const ran = new Set(pages.map(({ file }) => file))
  for await (const path of glob('{app,areas,platform}/**/*.api.test.ts', { cwd: serverFolder })) {
    const file = join(serverFolder, path)
    const source = ran.has(file) ? '' : await readFile(file, 'utf8')
    if (source.includes('useTestServer(')) return []
  }
  const proved = new Set(pages.flatMap((page) => page.proved))
  return writingCalls.filter((call) => !proved.has(call))
}
