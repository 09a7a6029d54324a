import type { FindingKind } from './finding-kinds.ts'
import { findingKinds } from './finding-kinds.ts'
import { basisOf, type Printed } from './mod-basis.ts'
import { countedOf, isReduced, planClassOf } from './mod.rules.ts'
import type { RatingPlan } from './plan.shapes.ts'
import type { ClaimLine, ClassLine, WorksheetContent } from './worksheet.shapes.ts'

/** A worksheet as the error finder reads it. */
export type Searched = Pick<WorksheetContent, 'classes' | 'claims' | 'soldEntities' | keyof Printed> & {
  readonly ratingOn: string
}

/** What the error finder found, and the lines that it is about by their places. */
export interface Finding {
  readonly kind: FindingKind
  readonly classes: readonly number[]
  readonly claims: readonly number[]
}

interface Setting {
  readonly worksheet: Searched
  readonly plan: RatingPlan | null
}

/** One kind of error: which lines show it, and how the line would read without it; null takes the line away. */
interface Check<Line> {
  readonly finds: (line: Line, setting: Setting) => boolean
  readonly mend: (line: Line, setting: Setting) => Line | null
}

const claimChecks: Partial<Record<FindingKind, Check<ClaimLine>>> = {
  CLAIM_TWICE: {
    finds: (line, { worksheet }) => worksheet.claims.some((other) => other !== line && isSame(other, line)),
    mend: (line, { worksheet }) => (worksheet.claims.find((other) => isSame(other, line)) === line ? line : null),
  },
  CLOSED_STILL_OPEN: {
    finds: ({ isOpen, closedOn }) => isOpen && closedOn !== null,
    mend: (line) => ({ ...line, isOpen: false, incurred: line.currentIncurred ?? line.incurred }),
  },
  MEDICAL_ONLY_NOT_REDUCED: {
    finds: (line, setting) => line.printedPrimary !== null && line.printedPrimary > reducedPrimary(line, setting),
    mend: (line) => line,
  },
  SUBROGATION_MISSING: {
    finds: ({ recovered }) => recovered > 0,
    mend: (line) => ({ ...line, incurred: Math.max(0, line.incurred - line.recovered), recovered: 0 }),
  },
  SOLD_ENTITY: { finds: isSold, mend: () => null },
}

const classChecks: Partial<Record<FindingKind, Check<ClassLine>>> = {
  PAYROLL_VS_AUDIT: {
    finds: ({ payroll, auditedPayroll }) => auditedPayroll !== null && auditedPayroll !== payroll,
    mend: (line) => ({ ...line, payroll: line.auditedPayroll ?? line.payroll }),
  },
  SOLD_ENTITY: { finds: isSold, mend: () => null },
  RATES_DIFFER: {
    finds: (line, { plan }) => {
      // Sample values are no authority to question a printed rate.
      const held = plan?.owner === 'SAMPLE' ? undefined : planClassOf(line, plan)
      return held !== undefined && ((line.elr ?? held.elr) !== held.elr || (line.dRatio ?? held.dRatio) !== held.dRatio)
    },
    mend: (line) => ({ ...line, elr: null, dRatio: null }),
  },
}

/** What looks wrong on a worksheet, kind by kind. */
export function findingsOf(worksheet: Searched, plan: RatingPlan | null): Finding[] {
  const setting = { worksheet, plan }
  const found = findingKinds.map((kind) => ({
    kind,
    classes: placesOf(worksheet.classes, classChecks[kind], setting),
    claims: placesOf(worksheet.claims, claimChecks[kind], setting),
  }))
  return found.filter(({ classes, claims }) => classes.length + claims.length > 0)
}

/** The worksheet as it would be without what was found of one kind. */
export function corrected<Sheet extends Searched>(worksheet: Sheet, plan: RatingPlan | null, kind: FindingKind): Sheet {
  const setting = { worksheet, plan }
  return {
    ...worksheet,
    classes: mended(worksheet.classes, classChecks[kind], setting),
    claims: mended(worksheet.claims, claimChecks[kind], setting),
  }
}

const placesOf = <Line>(lines: readonly Line[], check: Check<Line> | undefined, setting: Setting): number[] =>
  lines.flatMap((line, at) => (check?.finds(line, setting) === true ? [at] : []))

function mended<Line>(lines: Line[], check: Check<Line> | undefined, setting: Setting): Line[] {
  if (check === undefined) return lines
  return lines.flatMap((line) => (check.finds(line, setting) ? (check.mend(line, setting) ?? []) : line))
}

const numberOf = ({ number }: ClaimLine): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const isSame = (one: ClaimLine, other: ClaimLine): boolean => numberOf(one) === numberOf(other)

function isSold({ entity }: { readonly entity: string }, { worksheet }: Setting): boolean {
  const sold = worksheet.soldEntities.filter(({ soldOn }) => soldOn <= worksheet.ratingOn)
  return sold.some(({ name }) => name.toLowerCase() === entity.toLowerCase())
}

/** The primary loss of a claim that must be reduced; of any other claim no amount is too much. */
function reducedPrimary(line: ClaimLine, { worksheet, plan }: Setting): number {
  // Split point and reduction do not depend on the amount of expected losses.
  const basis = plan?.values.formula === 'NCCI' ? basisOf(plan.values, Number.MAX_SAFE_INTEGER, worksheet) : undefined
  if (basis === undefined || !isReduced(line, basis)) return Number.POSITIVE_INFINITY
  return Math.min(countedOf(line, basis).counted, basis.split)
}
