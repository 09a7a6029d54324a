import { fileURLToPath } from 'node:url'
import { type Checked, checkStatements } from '../check-statements.ts'
import type { MigratedEngine } from '../../migrated-engine.ts'

const folder = fileURLToPath(new URL('example/', import.meta.url))
const config = `${folder}tsconfig.json`
const head = `import { sql, type Kysely, type RawBuilder } from 'kysely'
declare const db: Kysely<object>
`

/** Checks the statements of a source that is nowhere but in a test; places are lines of what is given. */
export async function checkExample(engine: MigratedEngine, source: string): Promise<Checked> {
  const files: Readonly<Record<string, string>> = {
    [config]: JSON.stringify({ extends: '../../../../../tsconfig.base.json', files: ['example.ts'] }),
    [`${folder}example.ts`]: `${head}${source}`,
  }
  const fs = {
    readFile: (path: string) => files[path],
    fileExists: (path: string) => (path in files ? true : undefined),
    directoryExists: (path: string) => (path === folder.slice(0, -1) ? true : undefined),
  }
  const checked = await checkStatements(engine, { config, files: [`${folder}example.ts`], fs })
  const shortened = (errors: readonly string[]) => errors.map((error) => error.replace(/^\S* /, ''))
  return { ...checked, errors: shortened(checked.errors), unchecked: shortened(checked.unchecked) }
}
