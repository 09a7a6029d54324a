import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { violationsIn } from '../all-rules.ts'
import { readTree } from '../source-tree.ts'

const areasFile = `export const groups = { all: { session: {}, accounts: {}, tasks: {}, policies: {} } } as const`

/** What the rules say of a small repository made of these files, each as `file:line what`. */
export function violationsOf(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'portico-structure-'))
  try {
    for (const [path, text] of Object.entries({ 'contract/areas.ts': areasFile, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return violationsIn(readTree(root)).map(({ file, line, what }) => `${file}:${line} ${what}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}
