import { experienceMessages } from './experience.messages.ts'
import type { NcciValues, PlanValues } from './plan.shapes.ts'

/** The factors printed on a bureau's worksheet; null if not typed, so that the rating values apply. */
export interface Printed {
  /** Cents. */
  readonly split: number | null
  /** Cents. */
  readonly accidentLimit: number | null
  /** Share of a medical-only claim that counts, 0 to 1. */
  readonly medicalOnly: number | null
  readonly w: number | null
  /** Cents. */
  readonly b: number | null
}

export const nothingPrinted: Printed = { split: null, accidentLimit: null, medicalOnly: null, w: null, b: null }

/** The factors that the formula takes for one size of expected losses. */
export interface Basis {
  /** Up to here a claim is primary loss: the split point, or California's threshold. */
  readonly split: number
  readonly accidentLimit: number | null
  /** The counted part of a medical-only claim; null if all of it counts. */
  readonly medicalOnly: number | null
  /** The excluded part of each claim. */
  readonly leftOut: number
  readonly w: number
  readonly b: number
  /** Factors from the worksheet instead of the rating values. */
  readonly asPrinted: readonly (keyof Printed)[]
}

/** The factors from state values alone; undefined if the state's tables have no row for the expected losses. */
export function basisOf(values: PlanValues, expected: number, printed: Printed = nothingPrinted): Basis | undefined {
  if (values.formula === 'CALIFORNIA') {
    const row = rowFor(values.thresholds, expected)
    // (Ap + Ee) / (Ep + Ee): excess losses do not count, and there is no stabilizing value.
    return (
      row && {
        split: row.threshold,
        accidentLimit: null,
        medicalOnly: null,
        leftOut: values.leftOut,
        w: 0,
        b: 0,
        asPrinted: [],
      }
    )
  }
  const row = rowFor(values.weights, expected) ?? printedRow(printed)
  return row && withPrinted({ ...values, ...row }, printed)
}

/**
 * The factors from a printed worksheet only, if no rating values are loaded: requires everything that its claims need.
 * Nothing is guessed; missing inputs are named.
 */
export function printedBasis(
  printed: Printed,
  claims: readonly { readonly ijCode: number }[],
): Basis | { readonly missing: readonly string[] } {
  const { split, w, b } = printed
  const needed = {
    split: true,
    w: true,
    b: true,
    accidentLimit: claims.length > 0,
    medicalOnly: claims.some(({ ijCode }) => ijCode === 6),
  }
  const missing = (Object.keys(needed) as (keyof Printed)[]).filter((key) => needed[key] && printed[key] === null)
  if (split === null || w === null || b === null || missing.length > 0)
    return { missing: missing.map((key) => experienceMessages.notPrinted[key]) }
  return withPrinted({ split, w, b, accidentLimit: null, medicalOnly: null }, printed)
}

type StateFactors = Pick<NcciValues, 'split' | 'medicalOnly'> & {
  readonly accidentLimit: number | null
  readonly w: number
  readonly b: number
}

function withPrinted(state: StateFactors, printed: Printed): Basis {
  return {
    split: printed.split ?? state.split,
    accidentLimit: printed.accidentLimit ?? state.accidentLimit,
    medicalOnly: printed.medicalOnly ?? state.medicalOnly,
    leftOut: 0,
    w: printed.w ?? state.w,
    b: printed.b ?? state.b,
    asPrinted: (Object.keys(nothingPrinted) as (keyof Printed)[]).filter((key) => printed[key] !== null),
  }
}

const printedRow = ({ w, b }: Printed) => (w === null || b === null ? undefined : { w, b })

const rowFor = <Row extends { readonly from: number }>(rows: readonly Row[], expected: number): Row | undefined =>
  rows
    .filter(({ from }) => from <= expected)
    .toSorted((one, other) => one.from - other.from)
    .at(-1)
