import { dollars } from '../../kit/money-words.ts'
import { clauseNames } from './clause-kinds.ts'
import type { RequirementClause } from './requirement-clause.shapes.ts'
import { termsOf } from './vendor-lines.ts'

const ofAll: ReadonlySet<string> = new Set(['AI_ONGOING', 'WAIVER', 'PRIMARY'])

const limitNames: Readonly<Record<string, string>> = {
  LIMIT_PRODUCTS: 'products and completed operations aggregate',
  LIMIT_DISEASE_EMPLOYEE: 'disease, each employee',
  LIMIT_DISEASE_POLICY: 'disease, policy limit',
}

function limitName({ kind, line }: RequirementClause): string {
  if (line === 'ALL') return clauseNames[kind]
  const { name, limit, aggregate = 'Aggregate' } = termsOf(line)
  const own = limitNames[kind] ?? (kind === 'LIMIT_EACH' ? limit : aggregate)
  return `${name}, ${own.slice(0, 1).toLowerCase()}${own.slice(1)}`
}

/** What a requirement is about: its kind and line. */
export function clauseTitle(clause: RequirementClause): string {
  if (clause.kind.startsWith('LIMIT')) return limitName(clause)
  const name = clauseNames[clause.kind]
  if (clause.line === 'ALL') return ofAll.has(clause.kind) ? `${name}: all policies` : name
  return clause.kind === 'STATUTORY' ? name : `${name}: ${termsOf(clause.line).name}`
}

/** What a requirement asks: its amount, form, number, or words; blank if its title says all. */
export function clauseValue({ kind, amount, form, edition, count, text, address }: RequirementClause): string {
  if (amount !== null) return dollars(amount)
  if (kind === 'NOTICE') return `${count} days`
  if (kind === 'COMPLETED_TERM') return `${count} years`
  return [[form, edition].filter(Boolean).join(' '), text, address].filter(Boolean).join(', ')
}

/** A requirement in one line. */
export function clauseText(clause: RequirementClause): string {
  const value = clauseValue(clause)
  return value === '' ? clauseTitle(clause) : `${clauseTitle(clause)}: ${value}`
}
