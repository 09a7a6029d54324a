import type { PlanClass, PlanValues } from '@portico/contract/areas/experience/plan.shapes.ts'

const cents = (dollars: number): number => dollars * 100

/** Invented rating values: the bureaus' are licensed, and these rate no one. */
interface SamplePlan {
  readonly state: string
  readonly values: PlanValues
  readonly classes: readonly PlanClass[]
}

const classes: readonly PlanClass[] = [
  { code: '5403', elr: 3.12, dRatio: 0.38 },
  { code: '5437', elr: 2.27, dRatio: 0.4 },
  { code: '5606', elr: 0.74, dRatio: 0.35 },
  { code: '5645', elr: 3.88, dRatio: 0.37 },
  { code: '7219', elr: 2.96, dRatio: 0.36 },
  { code: '8742', elr: 0.17, dRatio: 0.36 },
  { code: '8810', elr: 0.09, dRatio: 0.39 },
]

export const samplePlans: readonly SamplePlan[] = [
  {
    state: 'IL',
    values: {
      formula: 'NCCI',
      split: cents(18_500),
      accidentLimit: cents(295_000),
      medicalOnly: 0.3,
      cap: { base: 1.1, slope: 0.0004, g: 9.5 },
      weights: [
        { from: 0, w: 0.04, b: cents(14_000) },
        { from: cents(60_000), w: 0.07, b: cents(17_500) },
        { from: cents(180_000), w: 0.11, b: cents(21_000) },
        { from: cents(420_000), w: 0.16, b: cents(28_500) },
      ],
    },
    classes,
  },
  {
    state: 'CA',
    values: {
      formula: 'CALIFORNIA',
      leftOut: cents(250),
      thresholds: [
        { from: 0, threshold: cents(9000) },
        { from: cents(100_000), threshold: cents(17_000) },
        { from: cents(300_000), threshold: cents(29_000) },
      ],
    },
    classes: classes.map(({ code, elr }) => ({ code, elr, dRatio: 0.45 })),
  },
]
