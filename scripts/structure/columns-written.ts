import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'
import { tablesInserted } from './tables-inserted.ts'

/** A name under which a file writes values: a field of a row, or a column that a statement writes. */
export interface Written {
  readonly name: string
  readonly line: number
}

const writes = /\b(?:insert|merge)\s+into\b|\bset\s+\w/i

/** The names in objects and in statements that write. Names of types and of what is read are none of them. */
export function namesWritten(file: SourceFile): Written[] {
  if (!file.path.endsWith('.ts')) return []
  const found: Written[] = []
  const add = (name: string, offset: number) => void found.push({ name, line: file.lineOf(offset) })
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') add(property.key.name, property.start)
    },
    CallExpression({ callee, arguments: [list] }) {
      const method =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      if (method !== 'columns' || list?.type !== 'ArrayExpression') return
      for (const each of list.elements)
        if (each?.type === 'Literal' && typeof each.value === 'string') add(each.value, each.start)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      if (!quasi.quasis.some(({ value }) => writes.test(value.raw))) return
      for (const { value, start } of quasi.quasis)
        for (const { 0: name, index } of value.raw.matchAll(/\b[a-z]\w*\b/g)) add(name, start + index)
    },
  }).visit(parseSync(file.path, file.text).program)
  return found
}

/** The columns that a file gives rows of the tables to which it adds. */
export function columnsWritten(file: SourceFile, columns: ReadonlyMap<string, ReadonlySet<string>>): Written[] {
  const tables = [...new Set(tablesInserted(file).map(({ table }) => table))]
  if (tables.length === 0) return []
  const written = namesWritten(file)
  return tables.flatMap((table) =>
    written
      .filter(({ name }) => columns.get(table)?.has(name) === true)
      .map(({ name, line }) => ({ name: `${table}.${name}`, line })),
  )
}

/** The columns of each table, as `tables.generated.ts` lists them. */
export function columnsOfTables(text: string): Map<string, Set<string>> {
  const [, body = ''] = /export interface Tables \{\n([\s\S]*?)\n\}/.exec(text) ?? []
  const tables = body.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)\n {2}\}/gm)
  return new Map(
    [...tables].map(([, table = '', rows = '']) => [
      table,
      new Set([...rows.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name)),
    ]),
  )
}
