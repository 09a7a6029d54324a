import { type Argument, parseSync, type TaggedTemplateExpression, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'
import type { SourceTree } from './source-tree.ts'

/** A place where a statement names a table. */
export interface TableRead {
  readonly from: SourceFile
  readonly line: number
  readonly table: string
  /** The area that the table belongs to, or `platform`. */
  readonly owner: string
}

const builderCall =
  /^(?:selectFrom|(?:inner|left|right|full|cross)(?:Lateral)?Join(?:Lateral)?|insertInto|updateTable|deleteFrom|from|using)$/
/** The functions of `rows.ts`, whose second argument is a table. */
const rowWrite = /^(?:insertRows?|insertIfAbsent|saveRow|updateRow|updateAtVersion|deleteRow|moveRows)$/
const hasStatement = /\bsql\b|selectFrom|Join\(|insertInto|updateTable|deleteFrom|Rows?\(|insertIfAbsent|AtVersion/
/** The text between `from` and the next clause or bracket: one table or several, with optional aliases. */
const fromClause =
  /\b(?:from|join|into|update|using)\s+([^()]*?)(?=[();]|\b(?:where|join|inner|left|right|full|cross|on|using|order|group|having|limit|union|set|select|for|returning|values|window)\b|$)/gi

/** Every place in the server's own code where a statement names a table, in SQL or by the query builder. */
export function tablesRead({ files, owners }: SourceTree): TableRead[] {
  return [...files.values()].flatMap((from) =>
    from.path.startsWith('server/') && from.path.endsWith('.ts') && hasStatement.test(from.text)
      ? [...namedIn(from)].flatMap(({ table, line }) => {
          const owner = owners.get(table)
          return owner === undefined ? [] : [{ from, line, table, owner }]
        })
      : [],
  )
}

function namedIn(file: SourceFile): { table: string; line: number }[] {
  const found: { table: string; line: number }[] = []
  const add = (table: string, offset: number) => void found.push({ table, line: file.lineOf(offset) })
  new Visitor({
    TaggedTemplateExpression(node) {
      for (const [table, offset] of tablesInSql(node)) add(table, offset)
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type === 'Identifier' && rowWrite.test(callee.name) && second)
        for (const text of textsOf(second)) add(text, second.start)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return
      if (!builderCall.test(callee.property.name)) return
      for (const text of textsOf(first)) add(text.split(' ')[0] ?? '', first.start)
    },
  }).visit(parseSync(file.path, file.text).program)
  return found
}

function* tablesInSql({ tag, quasi }: TaggedTemplateExpression): Iterable<[table: string, offset: number]> {
  if (tag.type !== 'Identifier' || tag.name !== 'sql') return
  const [first] = quasi.quasis
  if (!first) return
  // A value keeps its length, so that what is found is found at its place.
  let text = ''
  for (const part of quasi.quasis) text = text.padEnd(part.start - first.start, '?') + part.value.raw
  for (const { 1: list = '', index } of text.matchAll(fromClause)) {
    for (const named of list.split(',')) {
      const [table = ''] = /^\s*(?:only\s+|lateral\s+)?(\w+)/i.exec(named)?.slice(1) ?? []
      yield [table, first.start + index]
    }
  }
}

function textsOf(argument: Argument): string[] {
  if (argument.type === 'Literal' && typeof argument.value === 'string') return [argument.value]
  if (argument.type !== 'ArrayExpression') return []
  return argument.elements.flatMap((element) =>
    element?.type === 'Literal' && typeof element.value === 'string' ? [element.value] : [],
  )
}
