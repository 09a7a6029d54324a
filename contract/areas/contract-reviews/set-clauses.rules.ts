import type { LineRequirement, Requirements } from '../vendors/vendor-terms.ts'
import type { RequirementClause } from '../vendors/requirement-clause.shapes.ts'
import { type VendorLine, vendorLines } from '../vendors/vendor-lines.ts'
import { wholeClause } from '../vendors/whole-clause.ts'

const noLine: LineRequirement = {
  isRequired: false,
  limit: null,
  aggregate: null,
  additionalInsured: false,
  waiver: false,
  primary: false,
  noticeDays: null,
}

/** A set's content in addition to its lines: clauses that belong to no line. */
export interface SetContent {
  readonly lines: Requirements
  readonly clauses: readonly RequirementClause[]
}

const isPlain = ({ form, edition }: RequirementClause): boolean => form === '' && edition === ''

/** The requirements of a set, clause by clause. */
export function clausesOfSet({ lines, clauses }: SetContent): RequirementClause[] {
  const days = Math.max(0, ...vendorLines.map((line) => (lines[line].isRequired ? (lines[line].noticeDays ?? 0) : 0)))
  const hasOwn = (kind: RequirementClause['kind'], line: VendorLine) =>
    clauses.some((each) => each.kind === kind && (each.line === line || each.line === 'ALL'))
  return [
    ...vendorLines
      .filter((line) => lines[line].isRequired)
      .flatMap((line) => clausesOfLine(line, lines[line]).filter(({ kind }) => !hasOwn(kind, line))),
    ...(days > 0 && !clauses.some(({ kind }) => kind === 'NOTICE')
      ? [wholeClause({ kind: 'NOTICE', count: days })]
      : []),
    ...clauses,
  ]
}

function clausesOfLine(line: VendorLine, asked: LineRequirement): RequirementClause[] {
  const parts: readonly (readonly [kind: RequirementClause['kind'], isAsked: boolean, amount: number | null])[] = [
    ['LIMIT_EACH', asked.limit !== null, asked.limit],
    ['LIMIT_AGGREGATE', asked.aggregate !== null, asked.aggregate],
    ['AI_ONGOING', asked.additionalInsured, null],
    ['WAIVER', asked.waiver, null],
    ['PRIMARY', asked.primary, null],
  ]
  return parts.filter(([, isAsked]) => isAsked).map(([kind, , amount]) => wholeClause({ kind, line, amount }))
}

/** A set made of confirmed requirements: what its lines have a place for, and the rest as clauses. */
export function setOfClauses(all: readonly RequirementClause[]): SetContent {
  const limited = vendorLines.filter((line) => all.some((each) => each.kind === 'LIMIT_EACH' && each.line === line))
  const amountOf = (kind: RequirementClause['kind'], line: VendorLine) =>
    all.find((each) => each.kind === kind && each.line === line)?.amount ?? null
  const asks = (kind: RequirementClause['kind'], line: VendorLine) =>
    all.some((each) => each.kind === kind && isPlain(each) && each.line === line)
  const noticeDays = all.find(({ kind }) => kind === 'NOTICE')?.count ?? null
  const lines = Object.fromEntries(
    vendorLines.map((line): [VendorLine, LineRequirement] => [
      line,
      limited.includes(line)
        ? {
            isRequired: true,
            limit: amountOf('LIMIT_EACH', line),
            aggregate: amountOf('LIMIT_AGGREGATE', line),
            additionalInsured: asks('AI_ONGOING', line),
            waiver: asks('WAIVER', line),
            primary: asks('PRIMARY', line),
            noticeDays,
          }
        : noLine,
    ]),
  ) as Requirements
  return { lines, clauses: all.filter((clause) => !isInLine(clause, limited)) }
}

const ofLine: ReadonlySet<string> = new Set(['LIMIT_EACH', 'LIMIT_AGGREGATE', 'AI_ONGOING', 'WAIVER', 'PRIMARY'])

/** Whether a line of a set has a place for a clause. Parties belong to one contract, and to no set. */
const isInLine = (clause: RequirementClause, limited: readonly VendorLine[]): boolean =>
  clause.kind === 'HOLDER' ||
  clause.kind === 'PROJECT' ||
  (clause.kind === 'NOTICE' && limited.length > 0) ||
  (ofLine.has(clause.kind) && isPlain(clause) && limited.includes(clause.line as VendorLine))
