import type { PlanValues } from './plan.shapes.ts'

/** What a state's values come to for a size of expected losses: the one set of factors that the formula takes. */
export interface Basis {
  /** Up to here a claim is primary loss: the split point, or California's threshold. */
  readonly split: number
  readonly accidentLimit: number | null
  /** What counts of a medical-only claim; null where all of it does. */
  readonly medicalOnly: number | null
  /** What is left out of each claim. */
  readonly leftOut: number
  readonly w: number
  readonly b: number
}

/** The factors for expected losses; undefined where the state's tables have no row for them. */
export function basisOf(values: PlanValues, expected: number): Basis | undefined {
  if (values.formula === 'CALIFORNIA') {
    const row = rowFor(values.thresholds, expected)
    // (Ap + Ee) / (Ep + Ee): excess losses do not count, and nothing stabilizes.
    return row && { split: row.threshold, accidentLimit: null, medicalOnly: null, leftOut: values.leftOut, w: 0, b: 0 }
  }
  const row = rowFor(values.weights, expected)
  const { split, accidentLimit, medicalOnly } = values
  return row && { split, accidentLimit, medicalOnly, leftOut: 0, w: row.w, b: row.b }
}

const rowFor = <Row extends { readonly from: number }>(rows: readonly Row[], expected: number): Row | undefined =>
  rows
    .filter(({ from }) => from <= expected)
    .toSorted((one, other) => one.from - other.from)
    .at(-1)
