import { z } from 'zod'

/**
 * How severe an issue is.
 *
 * - `ERROR`: unreadable for its column, or missing; the row is stored and marked until it is fixed.
 * - `HARD_ERROR`: contradicts itself or another row; an import skips the row, and it blocks submission.
 * - `OUTLIER`: readable but unlike its neighbors or last year; someone should confirm it.
 * - `LIMIT_TO_REVIEW`: a limit that does not match the insured values.
 */
export const Severity = z.enum(['ERROR', 'HARD_ERROR', 'OUTLIER', 'LIMIT_TO_REVIEW'])

/** What is to fix or to look at: in a cell, in a row, or in the whole tab. */
export const Finding = z
  .object({
    rowId: z.string().nullable().meta({ description: 'Null if it applies to the whole tab' }),
    column: z.string().nullable().meta({ description: 'Null if it applies to the whole row' }),
    severity: Severity,
    message: z.string(),
  })
  .meta({ id: 'Finding' })

/** What an issue was found against: its own row, its tab, other schedules, or last year. */
export const FindingOrigin = z.enum(['ROW', 'TAB', 'OTHER_SCHEDULES', 'LAST_YEAR'])

/** An issue in the list of its tab. */
export const ListedFinding = Finding.extend({
  origin: FindingOrigin,
  position: z.string().nullable().meta({ description: 'The position of its row; null if it applies to the tab' }),
}).meta({ id: 'ListedFinding' })

export type Severity = z.infer<typeof Severity>
export type Finding = z.infer<typeof Finding>
export type FindingOrigin = z.infer<typeof FindingOrigin>
export type ListedFinding = z.infer<typeof ListedFinding>
