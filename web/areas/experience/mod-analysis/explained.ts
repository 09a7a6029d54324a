import { moneyOf } from '@portico/contract/areas/experience/exact.rules.ts'
import type { Printed } from '@portico/contract/areas/experience/mod-basis.ts'
import {
  isReduced,
  type Mod,
  valuesName,
  type RatedClaim,
  type RatedClass,
} from '@portico/contract/areas/experience/mod.rules.ts'
import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'

/** The inputs of a figure: the formula as text, and every number in it. */
export interface Explained {
  readonly title: string
  readonly formula: string
  readonly inputs: readonly { readonly label: string; readonly value: string }[]
}

export const modText = (mod: number): string => mod.toFixed(2)

const isCalifornia = (plan: RatingPlan | null) => plan?.values.formula === 'CALIFORNIA'

/** The modification itself. */
export function explainedMod(mod: Mod, plan: RatingPlan | null): Explained {
  const cap = mod.cap === null ? [] : [{ label: 'Maximum (cap)', value: modText(mod.cap) }]
  return {
    title: 'How the mod is calculated',
    formula: isCalifornia(plan)
      ? '(actual primary + expected excess) ÷ (expected primary + expected excess)'
      : '(actual primary + W × actual excess + (1 − W) × expected excess + B) ÷ (expected losses + B)',
    inputs: [
      { label: 'Actual primary losses', value: moneyOf(mod.actualPrimary) },
      { label: 'Actual excess losses', value: moneyOf(mod.actualExcess) },
      { label: 'Expected losses', value: moneyOf(mod.expected) },
      { label: 'Expected primary losses', value: moneyOf(mod.expectedPrimary) },
      { label: 'Expected excess losses', value: moneyOf(mod.expectedExcess) },
      ...factors(mod, plan),
      { label: 'Result', value: modText(mod.uncapped) },
      ...cap,
      { label: 'Modification', value: modText(mod.mod) },
    ],
  }
}

/** What it would be without a single claim. */
export function explainedLossFree(mod: Mod, plan: RatingPlan | null): Explained {
  return {
    title: 'How the loss-free mod is calculated',
    formula: isCalifornia(plan)
      ? 'expected excess ÷ (expected primary + expected excess)'
      : '((1 − W) × expected excess + B) ÷ (expected losses + B)',
    inputs: [
      { label: 'Expected excess losses', value: moneyOf(mod.expectedExcess) },
      { label: 'Expected losses', value: moneyOf(mod.expected) },
      ...factors(mod, plan),
      { label: 'Loss-free mod', value: modText(mod.lossFree) },
    ],
  }
}

/** What claims add. */
export const explainedControllable = (mod: Mod): Explained => ({
  title: 'How the controllable mod is calculated',
  formula: 'modification − loss-free modification',
  inputs: [
    { label: 'Modification', value: modText(mod.mod) },
    { label: 'Loss-free mod', value: modText(mod.lossFree) },
    { label: 'Controllable', value: modText(mod.controllable) },
  ],
})

/** What a class was expected to lose. */
export const explainedClass = (
  { line, elr, dRatio, expected, primary }: RatedClass,
  plan: RatingPlan | null,
): Explained => ({
  title: `Expected losses of class ${line.code}`,
  formula: 'payroll ÷ 100 × ELR; of that, D-ratio × expected losses is primary',
  inputs: [
    { label: 'Payroll', value: moneyOf(line.payroll) },
    { label: 'ELR', value: `${elr} (${line.elr === null ? valuesName(plan) : 'as printed'})` },
    { label: 'D-ratio', value: `${dRatio} (${line.dRatio === null ? valuesName(plan) : 'as printed'})` },
    { label: 'Expected losses', value: moneyOf(expected) },
    { label: 'Expected primary', value: moneyOf(primary) },
    { label: 'Expected excess', value: moneyOf(expected - primary) },
  ],
})

/** What a claim does to the modification, and what that costs. */
export function explainedClaim(
  claim: RatedClaim,
  mod: Mod,
  plan: RatingPlan | null,
  manualPremium: number | null,
): Explained {
  const { line, limited, counted, primary, excess, effect, cost } = claim
  const { accidentLimit, leftOut, medicalOnly, split } = mod.basis
  const printed = printedMark(mod)
  const stored = (label: string, isKept: boolean, value: string) => (isKept ? [{ label, value }] : [])
  return {
    title: `Effect of claim ${line.number}`,
    formula: isCalifornia(plan)
      ? 'primary part ÷ expected losses; its cost is that × manual premium × 3 years'
      : '(primary part + W × excess part) ÷ (expected losses + B); its cost is that × manual premium × 3 years',
    inputs: [
      { label: 'Incurred', value: moneyOf(line.incurred) },
      ...stored(
        'Limit for one accident',
        accidentLimit !== null,
        `${moneyOf(accidentLimit ?? 0)}${printed('accidentLimit')}`,
      ),
      ...stored('Within the limit', limited !== line.incurred, moneyOf(limited)),
      ...stored(
        'Medical only counts',
        isReduced(line, mod.basis),
        `${(medicalOnly ?? 1) * 100}%${printed('medicalOnly')}`,
      ),
      ...stored('Excluded from each claim', leftOut > 0, moneyOf(leftOut)),
      { label: 'Counts', value: moneyOf(counted) },
      {
        label: isCalifornia(plan) ? 'Primary threshold' : 'Split point',
        value: `${moneyOf(split)}${printed('split')}`,
      },
      { label: 'Primary part', value: moneyOf(primary) },
      { label: 'Excess part', value: moneyOf(excess) },
      { label: 'Expected losses', value: moneyOf(mod.expected) },
      ...factors(mod, plan),
      { label: 'Effect on the mod', value: effect.toFixed(3) },
      ...stored('Manual premium', manualPremium !== null, moneyOf(manualPremium ?? 0)),
      ...stored('Cost over 3 years', cost !== null, moneyOf(cost ?? 0)),
    ],
  }
}

function factors(mod: Mod, plan: RatingPlan | null) {
  const values = { label: 'Rating values', value: valuesName(plan) }
  return isCalifornia(plan) ? [values] : [...weights(mod), values]
}

/** W and B, each marked if typed from the printed worksheet. */
export function weights(mod: Mod): { readonly label: string; readonly value: string }[] {
  const printed = printedMark(mod)
  return [
    { label: 'W', value: `${mod.basis.w}${printed('w')}` },
    { label: 'B', value: `${moneyOf(mod.basis.b)}${printed('b')}` },
  ]
}

const printedMark =
  ({ basis }: Mod) =>
  (key: keyof Printed): string =>
    basis.asPrinted.includes(key) ? ' (as printed)' : ''
