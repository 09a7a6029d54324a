/** What the error finder looks for on a worksheet. */
export const findingKinds = [
  'CLAIM_TWICE',
  'CLOSED_STILL_OPEN',
  'MEDICAL_ONLY_NOT_REDUCED',
  'SUBROGATION_MISSING',
  'PAYROLL_VS_AUDIT',
  'SOLD_ENTITY',
  'RATES_DIFFER',
] as const

export type FindingKind = (typeof findingKinds)[number]
