import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { AnswerColumn } from '../migrated-engine.ts'

/** The JavaScript type of each database type as the driver returns it; see `value-parsers.ts`. All others are text. */
const handedOver: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'json',
  jsonb: 'json',
  oid: 'number',
  timestamp: 'Date',
  timestamptz: 'Date',
}

/** Whether code may take a value of the database for what it does: JSON for anything that JSON can say. */
const isFit = (given: string, taken: readonly string[]): boolean => {
  if (taken.includes('any')) return true
  if (given === 'json') return taken.every((kind) => kind !== 'Date' && kind !== 'Buffer')
  return taken.includes(given)
}

/** What is wrong with the answer of a statement, seen from the row that code takes it for. */
export function* wrongIn(checker: Checker, row: Type, columns: readonly AnswerColumn[]): Iterable<string> {
  for (const property of checker.getPropertiesOfType(row)) {
    const type = checker.getTypeOfSymbol(property)
    // Of columns of one name the driver keeps the last.
    const column = columns.findLast(({ name }) => name === property.name)
    if (column === undefined && (property.flags & SymbolFlags.Optional) !== 0) continue
    if (column === undefined) yield `no column "${property.name}" in the answer`
    else if (type && !isFit(kindOf(column.type), kindsOf(checker, type)))
      yield `"${property.name}" is ${column.type} in the database, and ${checker.typeToString(type)} here`
  }
}

function kindOf(type: string): string {
  return type.startsWith('_') ? `${kindOf(type.slice(1))}[]` : (handedOver[type] ?? 'string')
}

/** The kind of all types with a flag; none for what is no value. */
const kindsByFlag: readonly (readonly [number, string])[] = [
  [TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void, ''],
  [TypeFlags.Any | TypeFlags.Unknown, 'any'],
  [TypeFlags.StringLike | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
]

/** All that values of a type may be, without null. Lists within lists within lists are JSON. */
function kindsOf(checker: Checker, type: Type, depth = 0): string[] {
  const simple = kindsByFlag.find(([flag]) => (type.flags & flag) !== 0)
  if (simple) return [simple[1]].filter(Boolean)
  if (type.isUnionType()) return type.getTypes().flatMap((each) => kindsOf(checker, each, depth))
  if (type.isIntersectionType())
    return type
      .getTypes()
      .flatMap((each) => kindsOf(checker, each, depth))
      .slice(0, 1)
  if (type.isTypeParameter()) return kindsOf(checker, checker.getBaseConstraintOfType(type) ?? checker.getUnknownType())
  const items = depth < 3 ? itemsOf(checker, type) : []
  if (items.length === 0) return [type.getSymbol()?.name ?? 'object']
  return items.flatMap((item) => kindsOf(checker, item, depth + 1)).map((kind) => `${kind}[]`)
}

const itemsOf = (checker: Checker, type: Type): readonly Type[] =>
  checker.isArrayType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : []
