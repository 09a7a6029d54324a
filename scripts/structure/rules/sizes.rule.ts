import { posix } from 'node:path'
import type { Violation } from '../violation.ts'
import { isTest } from '../place.ts'
import type { SourceTree } from '../source-tree.ts'

const sourceLines = 300
const testLines = 500
const folderFiles = 25

/** Migrations are a history, read from its end; their folder may grow. */
const unbounded = new Set(['server/migrations'])
const generated = /\.generated\.\w+$/

/** Files and folders stay small enough to be read at once. */
export function* sizes({ files }: SourceTree): Iterable<Violation> {
  const folders = new Map<string, number>()
  for (const { path: file, codeLines } of files.values()) {
    const folder = posix.dirname(file)
    if (unbounded.has(folder) || generated.test(file)) continue
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
    const most = isTest(file) ? testLines : sourceLines
    if (codeLines > most) {
      const what = `${codeLines} lines of code`
      yield { file, line: most, what, fix: `at most ${most}: split it by what its parts are about` }
    }
  }
  for (const [file, count] of folders) {
    if (count <= folderFiles) continue
    const fix = `at most ${folderFiles}: give a group of them a folder with a name`
    yield { file, line: 1, what: `${count} files in one folder`, fix }
  }
}
