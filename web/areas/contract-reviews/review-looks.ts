import type { ComparedVerdict } from '@portico/contract/areas/contract-reviews/comparison.shapes.ts'
import type { ReviewClause } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'

export const verdictTones = {
  MET: 'success',
  GAP: 'danger',
  CANNOT_TELL: 'warning',
} as const satisfies Readonly<Record<ComparedVerdict, string>>

export const stateLooks = {
  FOUND: { label: 'To confirm', tone: 'warning' },
  CONFIRMED: { label: 'Confirmed', tone: 'success' },
  DISCARDED: { label: 'Discarded', tone: 'neutral' },
} as const satisfies Readonly<Record<ReviewClause['state'], unknown>>
