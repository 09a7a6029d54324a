import '../../../kit/forms/without-eval.ts'
import { SnapshotDraft } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { z } from 'zod'

/** Form values of a new snapshot as typed. Dates are plain dates, or empty. */
export interface SnapshotFormValues {
  readonly snapshotType: 'SUBMITTED' | 'BOUND'
  readonly label: string
  readonly termFrom: string
  readonly termTo: string
}

/** The contract's own rules, asked of what was typed. */
export const snapshotFormSchema = z
  .custom<SnapshotFormValues>()
  .transform((values) => ({ ...values, termFrom: values.termFrom || null, termTo: values.termTo || null }))
  .pipe(SnapshotDraft)
