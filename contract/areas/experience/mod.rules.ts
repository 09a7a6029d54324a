import { inMonthFirst } from '../schedules/values/dates.ts'
import { difference, moneyOf, perHundred, ratio, rateOf, rounded, scale, scaled } from './exact.rules.ts'
import { experienceMessages } from './experience.messages.ts'
import { type Basis, basisOf, type Printed, printedBasis } from './mod-basis.ts'
import type { PlanClass, RatingPlan } from './plan.shapes.ts'
import { planError, ratingOf } from './rating-bureaus.ts'
import type { ClaimLine, ClassLine } from './worksheet.shapes.ts'

/** The inputs of a modification. */
export interface Rated extends Printed {
  readonly state: string
  readonly ratingOn: string
  readonly manualPremium: number | null
  readonly classes: readonly ClassLine[]
  readonly claims: readonly ClaimLine[]
}

/** A class with its rates and expected losses. */
export interface RatedClass {
  readonly line: ClassLine
  readonly elr: number
  readonly dRatio: number
  readonly expected: number
  readonly primary: number
}

/** A claim as far as it counts, and what it does to the modification. */
export interface RatedClaim {
  readonly line: ClaimLine
  /** Within the limit for one accident. */
  readonly limited: number
  /** After the reduction of a medical-only claim, or each claim's exclusion. */
  readonly counted: number
  readonly primary: number
  readonly excess: number
  /** Points of the modification, three places. */
  readonly effect: number
  /** What the effect costs over the three years that the claim counts; null if the premium is not known. */
  readonly cost: number | null
}

/** A modification with all of its inputs. */
export interface Mod {
  readonly basis: Basis
  readonly classes: readonly RatedClass[]
  readonly claims: readonly RatedClaim[]
  readonly expected: number
  readonly expectedPrimary: number
  readonly expectedExcess: number
  readonly actualPrimary: number
  readonly actualExcess: number
  /** Before the cap. */
  readonly uncapped: number
  /** The most that it may be; null if the state has no cap. */
  readonly cap: number | null
  readonly mod: number
  readonly lossFree: number
  /** What claims add to the loss-free modification. */
  readonly controllable: number
}

/** Why no modification can be calculated: missing inputs. */
export interface Missing {
  readonly missing: readonly string[]
}

/** The name of a plan's values, whose they are and which. */
export const planName = ({ owner, edition }: Pick<RatingPlan, 'owner' | 'edition'>): string => `${owner} ${edition}`

/** The source of a calculation's values: the state's plan, or the printed worksheet only. */
export const valuesName = (plan: Pick<RatingPlan, 'owner' | 'edition'> | null): string =>
  plan === null ? experienceMessages.asPrinted : planName(plan)

export const isMissing = (result: object): result is Missing => 'missing' in result

/** The years for which a claim stays in the modification. */
const yearsCounted = 3n

/**
 * The experience modification: (Ap + W·Ae + (1 − W)·Ee + B) / (E + B) to two decimals; California's formula is the same
 * without W and B. Calculated only by the formula of the state's own bureau, and not if an input is unknown.
 */
export function modOf(rated: Rated, plan: RatingPlan | null): Mod | Missing {
  const refused = errorOf(rated, plan)
  const missing = refused === undefined ? missingOf(rated, plan) : [refused]
  if (missing.length > 0) return { missing }
  const classes = rated.classes.map((line) => ratedClass(line, plan))
  const expected = sum(classes, 'expected')
  if (expected === 0) return { missing: [experienceMessages.noExpected] }
  const basis = plan === null ? printedBasis(rated, rated.claims) : basisOf(plan.values, expected, rated)
  if (basis === undefined) return { missing: [experienceMessages.noWeight(moneyOf(expected), valuesName(plan))] }
  return isMissing(basis) ? basis : calculated(rated, plan, { classes, expected, basis })
}

/** Why no mod can be calculated for the state, or not from these values. */
function errorOf({ state }: Rated, plan: RatingPlan | null): string | undefined {
  if (plan !== null) return planError(state, plan.values)
  const rating = ratingOf(state)
  return 'refused' in rating ? rating.refused : undefined
}

function missingOf({ state, ratingOn, classes, w, b }: Rated, plan: RatingPlan | null): string[] {
  const isPrinted = w !== null || b !== null
  if (plan === null && !isPrinted) return [experienceMessages.noPlan(state, inMonthFirst(ratingOn))]
  if (classes.length === 0) return [experienceMessages.noClasses]
  const unrated = classes.filter((line) => {
    const { elr, dRatio } = ratesOf(line, plan)
    return elr === undefined || dRatio === undefined
  })
  const codes = new Set(unrated.map(({ code }) => code))
  return [...codes].map((code) => experienceMessages.noRates(code, valuesName(plan)))
}

/** A plan's entry for a class; another letter means another class. */
export const planClassOf = ({ code }: Pick<ClassLine, 'code'>, plan: RatingPlan | null): PlanClass | undefined =>
  plan?.classes.find((one) => one.code === code)

function ratesOf(line: ClassLine, plan: RatingPlan | null) {
  const printed = planClassOf(line, plan)
  return { elr: line.elr ?? printed?.elr, dRatio: line.dRatio ?? printed?.dRatio }
}

function ratedClass(line: ClassLine, plan: RatingPlan | null): RatedClass {
  const { elr = 0, dRatio = 0 } = ratesOf(line, plan)
  const expected = perHundred(line.payroll, elr)
  return { line, elr, dRatio, expected, primary: rateOf(expected, dRatio) }
}

function calculated(
  { claims, manualPremium }: Rated,
  plan: RatingPlan | null,
  { classes, expected, basis }: Pick<Mod, 'classes' | 'expected' | 'basis'>,
): Mod {
  const divisor = (BigInt(expected) + BigInt(basis.b)) * scale
  const counted = claims.map((line) => ratedClaim(line, basis, { divisor, manualPremium }))
  const expectedPrimary = sum(classes, 'primary')
  const expectedExcess = expected - expectedPrimary
  const actualPrimary = sum(counted, 'primary')
  const actualExcess = sum(counted, 'excess')
  const stable = (scale - scaled(basis.w)) * BigInt(expectedExcess) + scale * BigInt(basis.b)
  const uncapped = ratio(weighted(actualPrimary, actualExcess, basis.w) + stable, divisor, 2)
  const lossFree = ratio(stable, divisor, 2)
  const cap = plan?.values.formula === 'NCCI' ? capOf(plan.values.cap, expected) : null
  const mod = cap !== null && uncapped > 1 && uncapped > cap ? cap : uncapped
  return {
    basis,
    classes,
    claims: counted,
    expected,
    expectedPrimary,
    expectedExcess,
    actualPrimary,
    actualExcess,
    uncapped,
    cap,
    mod,
    lossFree,
    controllable: difference(mod, lossFree),
  }
}

function ratedClaim(
  line: ClaimLine,
  basis: Basis,
  { divisor, manualPremium }: { readonly divisor: bigint; readonly manualPremium: number | null },
): RatedClaim {
  const { limited, counted } = countedOf(line, basis)
  const primary = Math.min(counted, basis.split)
  const excess = counted - primary
  const share = weighted(primary, excess, basis.w)
  return {
    line,
    limited,
    counted,
    primary,
    excess,
    effect: ratio(share, divisor, 3),
    cost: manualPremium === null ? null : Number(rounded(share * BigInt(manualPremium) * yearsCounted, divisor)),
  }
}

/** The counted part of a claim: within the accident limit, reduced if it is medical only. */
export function countedOf({ incurred, ijCode }: Pick<ClaimLine, 'incurred' | 'ijCode'>, basis: Basis) {
  const limited = Math.min(incurred, basis.accidentLimit ?? incurred)
  const reduced = isReduced({ ijCode }, basis) ? rateOf(limited, basis.medicalOnly ?? 1) : limited
  return { limited, counted: Math.max(0, reduced - basis.leftOut) }
}

/** Whether a claim is medical only, in a state that has approved its reduction. */
export const isReduced = ({ ijCode }: Pick<ClaimLine, 'ijCode'>, { medicalOnly }: Pick<Basis, 'medicalOnly'>) =>
  ijCode === 6 && medicalOnly !== null

const weighted = (primary: number, excess: number, w: number): bigint =>
  scale * BigInt(primary) + scaled(w) * BigInt(excess)

/** The most that a modification may be: base + slope × expected dollars ÷ G. */
function capOf(cap: { base: number; slope: number; g: number } | null, expected: number): number | null {
  if (cap === null) return null
  const g = scaled(cap.g) * 100n
  return ratio(scaled(cap.base) * g + scaled(cap.slope) * BigInt(expected) * scale, g * scale, 2)
}

const sum = <Key extends string>(lines: readonly Readonly<Record<Key, number>>[], key: Key): number =>
  lines.reduce((total, line) => total + line[key], 0)
