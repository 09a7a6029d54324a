import { nothingPrinted } from '../mod-basis.ts'
import type { RatingPlan } from '../plan.shapes.ts'
import type { ClaimLine, ClassLine, Worksheet } from '../worksheet.shapes.ts'

const dollars = (amount: number): number => Math.round(amount * 100)

/** State values of the tests, a bureau's own: split $18,500, W .10, B $20,000, medical-only claims count 30%. */
export const samplePlan = (values: Partial<Extract<RatingPlan['values'], { formula: 'NCCI' }>> = {}): RatingPlan => ({
  id: 'plan',
  state: 'IL',
  holdsFrom: '2026-01-01',
  holdsUntil: '2026-12-31',
  owner: 'NCCI',
  edition: '2026',
  licence: 'Made up',
  status: 'IN_FORCE',
  values: {
    formula: 'NCCI',
    split: dollars(18_500),
    accidentLimit: dollars(300_000),
    medicalOnly: 0.3,
    cap: null,
    weights: [{ from: 0, w: 0.1, b: dollars(20_000) }],
    ...values,
  },
  classCount: 1,
  classes: [{ code: '5403', elr: 3, dRatio: 0.4 }],
  fileName: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
})

export const sampleClass = (more: Partial<ClassLine> = {}): ClassLine => ({
  policyFrom: '2023-01-01',
  code: '5403',
  payroll: dollars(1_000_000),
  elr: null,
  dRatio: null,
  auditedPayroll: null,
  entity: '',
  ...more,
})

export const sampleClaim = (number: string, incurred: number, more: Partial<ClaimLine> = {}): ClaimLine => ({
  policyFrom: '2023-01-01',
  number,
  ijCode: 5,
  isOpen: false,
  incurred: dollars(incurred),
  printedPrimary: null,
  closedOn: null,
  currentIncurred: null,
  recovered: 0,
  entity: '',
  ...more,
})

/** The worksheet that comes to 1.12. */
export const sampleSheet = (more: Partial<Worksheet> = {}): Worksheet => ({
  id: 'sheet',
  state: 'IL',
  ratingOn: '2026-01-01',
  version: 1,
  savedAt: '2026-01-01T00:00:00.000Z',
  savedBy: null,
  riskId: '',
  publishedMod: 1.12,
  ...nothingPrinted,
  manualPremium: dollars(100_000),
  soldEntities: [],
  classes: [sampleClass()],
  claims: [sampleClaim('A-1', 25_000), sampleClaim('A-2', 2000, { ijCode: 6 })],
  comingClasses: [],
  comingClaims: [],
  ...more,
})
