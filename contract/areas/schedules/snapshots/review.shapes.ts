import { z } from 'zod'
import { nextCursor } from '../../../kit/paging.ts'
import { oneLine, text } from '../../../kit/text.ts'
import { ListedFinding, Severity } from '../finding.shapes.ts'
import { ScheduleType } from '../schedule-type.shapes.ts'
import { noTab } from '../schedule.shapes.ts'

const count = z.number().int().min(0)
const value = z.string().nullable()

/** The types of stored snapshots. The third type, `CURRENT`, is the current rows: it is not stored. */
const KeptSnapshotType = z.enum(['SUBMITTED', 'BOUND'])

export const SnapshotDraft = z
  .object({
    snapshotType: KeptSnapshotType,
    label: oneLine().trim().min(1, 'Label is required').max(80),
    termFrom: z.iso.date().nullable(),
    termTo: z.iso.date().nullable(),
  })
  .refine(({ termFrom, termTo }) => termFrom === null || termTo === null || termFrom < termTo, {
    path: ['termTo'],
    message: 'must be after the term effective date',
  })

/** All schedules of an account at one time, immutable. */
export const Snapshot = z
  .object({
    number: z.number().int(),
    snapshotType: KeptSnapshotType,
    label: z.string(),
    termFrom: z.string().nullable(),
    termTo: z.string().nullable(),
    takenAt: z.iso.datetime(),
    takenByName: z.string().nullable(),
    rows: count.meta({ description: 'Rows of all schedules' }),
  })
  .meta({ id: 'ScheduleSnapshot' })

/** A state that can be compared: `CURRENT`, or the number of a snapshot. */
const ComparedState = z.string().regex(/^(?:CURRENT|[1-9]\d{0,8})$/, 'must be CURRENT or the number of a snapshot')

const DifferenceKind = z.enum(['added', 'changed', 'removed'])

export const DifferencesQuery = z.object({
  tabId: z.coerce.number<number>().int().default(noTab),
  from: ComparedState,
  to: ComparedState.default('CURRENT'),
  kind: DifferenceKind.optional(),
  column: z.string().max(40).optional(),
})

const CellChange = z.object({ column: z.string(), before: value, now: value })

/** How a row changed between states, and who changed it last. Personal values are masked for viewers. */
export const ListedDifference = z
  .object({
    rowId: z.string(),
    kind: DifferenceKind,
    name: z.string().meta({ description: 'Values of its key columns' }),
    cells: z.array(CellChange.extend({ percent: z.number().nullable() })),
    changedAt: z.iso.datetime().nullable(),
    changedByName: z.string().nullable(),
  })
  .meta({ id: 'ScheduleDifference' })

export const DifferencePage = z
  .object({
    counts: z.object({ added: count, changed: count, removed: count, rowsBefore: count, rowsNow: count }),
    totals: z
      .array(z.object({ column: z.string(), before: z.number(), now: z.number() }))
      .meta({ description: 'Totals of the summed columns, over all active rows' }),
    rows: z.array(ListedDifference),
    nextCursor,
  })
  .meta({ id: 'ScheduleDifferencePage' })

/** One change of a row, the newest first. Personal values are masked for viewers. */
export const RowChange = z
  .object({
    changeId: z.string(),
    kind: DifferenceKind,
    cells: z.array(CellChange),
    changedAt: z.iso.datetime(),
    changedByName: z.string().nullable(),
  })
  .meta({ id: 'ScheduleRowChange' })

export const RowHistory = z.object({ changes: z.array(RowChange), nextCursor }).meta({ id: 'ScheduleRowHistory' })

export const FindingPage = z
  .object({
    findings: z.array(ListedFinding),
    isChecking: z.boolean().meta({ description: 'A check of the whole tab is pending; its results will follow' }),
    nextCursor,
  })
  .meta({ id: 'ScheduleFindingPage' })

export const FindingsQuery = z.object({
  tabId: z.coerce.number<number>().int().default(noTab),
  severity: Severity.optional(),
})

/** A row that waits for the brokerage: marked as pending, or effective on a later day. */
export const PendingRow = z
  .object({
    scheduleType: ScheduleType,
    tabId: z.number().int(),
    tabName: z.string().nullable(),
    rowId: z.string(),
    version: z.number().int(),
    name: z.string(),
    reason: z.enum(['PENDING', 'FUTURE']),
    effectiveFrom: z.string().nullable(),
    changedAt: z.iso.datetime(),
    changedByName: z.string().nullable(),
  })
  .meta({ id: 'PendingScheduleRow' })

export const PendingPage = z.object({ rows: z.array(PendingRow), nextCursor }).meta({ id: 'PendingSchedulePage' })

export const PendingDecision = z.object({
  tabId: z.number().int().default(noTab),
  rowId: z.uuid(),
  version: z.number().int(),
  decision: z.enum(['accept', 'reject']),
})

/** A row that was made to count from a day before that of the change. */
export const Backdate = z
  .object({
    backdateId: z.string(),
    scheduleType: ScheduleType,
    tabId: z.number().int(),
    rowId: z.string(),
    name: z.string(),
    effectiveFrom: z.string(),
    reason: z.string().nullable().meta({ description: 'Null while pending' }),
    changedAt: z.iso.datetime(),
    changedByName: z.string().nullable(),
  })
  .meta({ id: 'ScheduleBackdate' })

export const BackdatePage = z.object({ rows: z.array(Backdate), nextCursor }).meta({ id: 'ScheduleBackdatePage' })

export const BackdateReason = z.object({ reason: text().trim().min(5).max(500) })

/** A row that a location would give to the general liability schedule. */
export const PulledRow = z
  .object({
    location: z.string(),
    state: z.string(),
    description: z.string(),
    basis: z.string(),
    exposure: z.string(),
  })
  .meta({ id: 'PulledScheduleRow' })

export type FindingPage = z.infer<typeof FindingPage>
export type PulledRow = z.infer<typeof PulledRow>
export type SnapshotDraft = z.infer<typeof SnapshotDraft>
export type Snapshot = z.infer<typeof Snapshot>
export type ListedDifference = z.infer<typeof ListedDifference>
export type DifferencePage = z.infer<typeof DifferencePage>
export type RowChange = z.infer<typeof RowChange>
export type PendingRow = z.infer<typeof PendingRow>
export type Backdate = z.infer<typeof Backdate>
