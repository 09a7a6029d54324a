import { vendorLines } from './vendor-lines.ts'

/** What contracts require of insurance, clause by clause. */
export const clauseNames = {
  LIMIT_EACH: 'Limit per occurrence, accident, or claim',
  LIMIT_AGGREGATE: 'Aggregate limit',
  LIMIT_PRODUCTS: 'Products and completed operations aggregate',
  LIMIT_DISEASE_EMPLOYEE: 'Employers liability, disease, each employee',
  LIMIT_DISEASE_POLICY: 'Employers liability, disease, policy limit',
  STATUTORY: 'Statutory workers compensation',
  AI_ONGOING: 'Additional insured',
  AI_COMPLETED: 'Additional insured, completed operations',
  WAIVER: 'Waiver of subrogation',
  PRIMARY: 'Primary and noncontributory',
  AGGREGATE_PROJECT: 'General aggregate per project',
  NOTICE: 'Notice of cancellation',
  RATING: 'A.M. Best rating',
  COMPLETED_TERM: 'Completed operations term',
  HOLDER: 'Certificate holder',
  PROJECT: 'Project',
} as const

export type ClauseKind = keyof typeof clauseNames

export const clauseKinds = Object.keys(clauseNames) as [ClauseKind, ...ClauseKind[]]

export const clauseLines = ['ALL', ...vendorLines] as const

export type ClauseLine = (typeof clauseLines)[number]

export type ClauseField = 'line' | 'amount' | 'form' | 'edition' | 'count' | 'text' | 'address'

const limit = ['line', 'amount'] as const
const endorsed = ['line', 'form', 'edition'] as const

const fields: Readonly<Record<ClauseKind, readonly ClauseField[]>> = {
  LIMIT_EACH: limit,
  LIMIT_AGGREGATE: limit,
  LIMIT_PRODUCTS: limit,
  LIMIT_DISEASE_EMPLOYEE: limit,
  LIMIT_DISEASE_POLICY: limit,
  STATUTORY: [],
  AI_ONGOING: endorsed,
  AI_COMPLETED: endorsed,
  WAIVER: endorsed,
  PRIMARY: endorsed,
  AGGREGATE_PROJECT: ['form', 'edition'],
  NOTICE: ['count'],
  RATING: ['text'],
  COMPLETED_TERM: ['count'],
  HOLDER: ['text', 'address'],
  PROJECT: ['text'],
}

/** The fields that a clause of a kind has. */
export const clauseFieldsOf = (kind: ClauseKind): readonly ClauseField[] => fields[kind]
