import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'

/** A place where rows come into a table. */
export interface TableInsert {
  readonly table: string
  readonly line: number
}

/** The functions of `rows.ts` that add rows; their second argument is the table. */
const rowInsert = /^(?:insertRows?|insertIfAbsent|saveRow)$/
const insertSql = /\b(?:insert|merge)\s+into\s+(\w+)/gi
const mayInsert = /insertInto|insertRow|insertIfAbsent|saveRow|\b(?:insert|merge)\s+into\b|\btable:/

/** Where a file adds rows: by a query, by a function of `rows.ts`, in SQL, or as a record whose table it declares. */
export function tablesInserted(file: SourceFile): TableInsert[] {
  if (!mayInsert.test(file.text)) return []
  const found: TableInsert[] = []
  const add = (table: string, offset: number) => void found.push({ table, line: file.lineOf(offset) })
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const { value, start } of quasi.quasis)
        for (const { 1: table = '', index } of value.raw.matchAll(insertSql)) add(table, start + index)
    },
    CallExpression({ callee, arguments: [first, second], start }) {
      const query =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      const call = callee.type === 'Identifier' ? callee.name : ''
      const named = query === 'insertInto' ? first : rowInsert.test(call) ? second : undefined
      if (named?.type === 'Literal' && typeof named.value === 'string') add(named.value, start)
    },
    Property({ key, value, start }) {
      const isRecord = file.path.endsWith('.record.ts') && key.type === 'Identifier' && key.name === 'table'
      if (isRecord && value.type === 'Literal' && typeof value.value === 'string') add(value.value, start)
    },
  }).visit(parseSync(file.path, file.text).program)
  return found
}
