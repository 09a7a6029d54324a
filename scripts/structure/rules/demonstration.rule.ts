import { tablesOfDemonstrationAlone } from '../tables-of-demonstration-alone.ts'
import type { Violation } from '../violation.ts'
import { isTest } from '../place.ts'
import type { SourceFile } from '../source-file.ts'
import { edgesOf, type SourceTree } from '../source-tree.ts'
import { columnsOfTables, columnsWritten, namesWritten } from '../columns-written.ts'
import { type TableInsert, tablesInserted } from '../tables-inserted.ts'

const isDemonstration = (path: string) => path.startsWith('server/demo/')
/** Where the product starts to run: its programs, its processes, and the areas, which nothing imports by name. */
const begins = /^server\/(?:[\w-]+\.ts$|areas\/[\w-]+\/[\w-]+\.area\.ts$|.*\.worker\.ts$)/

/**
 * The demonstration shows what the product can do: a table that it fills is filled by a call, a job or an import too.
 * Counts code that the product reaches without going through the demonstration.
 */
export function* demonstration(tree: SourceTree): Iterable<Violation> {
  yield* columnsOfDemonstrationAlone(tree)
  const found = new Map(onlyShown(tree).map((insert) => [insert.table, insert]))
  for (const { table, file, line } of found.values()) {
    if (tablesOfDemonstrationAlone.has(table)) continue
    yield { file, line, what: `only the demonstration adds rows to ${table}`, fix }
  }
  for (const table of tablesOfDemonstrationAlone.keys()) {
    const isSettled = tree.owners.has(table) && !found.has(table)
    if (isSettled) yield { file: list, line: 1, what: `the product adds rows to ${table} now`, fix: 'take it off' }
  }
}

/** A value that only the demonstration writes cannot be entered in the product. */
function* columnsOfDemonstrationAlone(tree: SourceTree): Iterable<Violation> {
  const columns = columnsOfTables(tree.files.get('server/tables/tables.generated.ts')?.text ?? '')
  const shown = [...tree.files.values()]
    .filter(({ path }) => isDemonstration(path) && !isTest(path))
    .flatMap((file) => columnsWritten(file, columns).map((written) => ({ ...written, file: file.path })))
  if (shown.length === 0) return
  const reached = [...reachedBy(tree)].flatMap((path) => tree.files.get(path) ?? [])
  const written = new Set(reached.flatMap(namesWritten).map(({ name }) => name))
  for (const { name } of reached.filter(isRecord).flatMap(namesWritten)) written.add(columnOf(name))
  for (const { name, file, line } of new Map(shown.map((each) => [each.name, each])).values()) {
    const [, column = ''] = name.split('.')
    if (!written.has(column)) yield { file, line, what: `only the demonstration writes ${name}`, fix }
  }
}

/** Fields of a record are columns, which no code names. */
const isRecord = ({ path, text }: SourceFile) => path.startsWith('contract/') && /\brecord\(/.test(text)
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const list = 'scripts/structure/tables-of-demonstration-alone.ts'
const fix = 'give the product a call, a job or an import that does'

/** Inserts into tables that only the demonstration fills. */
function onlyShown(tree: SourceTree): (TableInsert & { readonly file: string })[] {
  const reached = reachedBy(tree)
  const filled = new Set([...reached].flatMap((path) => insertsOf(tree, path).map(({ table }) => table)))
  return [...tree.files.keys()]
    .filter((path) => path.startsWith('server/') && !reached.has(path) && !isTest(path))
    .flatMap((file) => insertsOf(tree, file).map((insert) => ({ ...insert, file })))
    .filter(({ table }) => tree.owners.has(table) && !filled.has(table))
}

function insertsOf({ files }: SourceTree, path: string) {
  const file = files.get(path)
  return file === undefined || !path.endsWith('.ts') ? [] : tablesInserted(file)
}

/** Files of the server that run without the demonstration. */
function reachedBy(tree: SourceTree): Set<string> {
  const imported = Map.groupBy(edgesOf(tree), ({ from }) => from.path)
  const reached = new Set<string>()
  const waiting = [...tree.files.keys()].filter((path) => begins.test(path) && !isTest(path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || isDemonstration(path) || isTest(path) || !tree.files.has(path)) continue
    reached.add(path)
    for (const { to, isType } of imported.get(path) ?? []) if (to !== undefined && !isType) waiting.push(to)
  }
  return reached
}
