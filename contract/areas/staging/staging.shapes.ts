import { z } from 'zod'
import { nextCursor } from '../../kit/paging.ts'
import { text } from '../../kit/text.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'

/** A value for people; null if there is none. */
const Words = z.string().nullable()

const decided = {
  isConflict: z.boolean().meta({ description: 'Also changed in the agency management system since it was last sent' }),
  mark: z.string().meta({ description: 'Identifies both values; a decision applies only to these' }),
  decision: z
    .object({
      kind: z.enum(['ACCEPTED', 'REJECTED']),
      comment: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
}

/** A value of the account data that the agency management system does not hold, or holds otherwise. */
export const StagedValue = z
  .object({
    key: z.string(),
    label: z.string(),
    group: z.string(),
    incoming: Words,
    by: z.string().nullable().meta({ description: 'Who entered it, where it is known' }),
    at: z.iso.datetime().nullable(),
    held: Words.meta({ description: 'Value in the agency management system at the last refresh' }),
    pushed: Words.meta({ description: 'Value last sent there' }),
    ...decided,
  })
  .meta({ id: 'StagedValue' })

const count = z.number().int().min(0)

/** A tab of a schedule with rows that the agency management system does not hold, or holds otherwise. */
export const StagedSchedule = z
  .object({
    key: z.string().meta({ description: 'A decision on this key applies to all its undecided rows' }),
    mark: z.string().meta({ description: 'Identifies all its rows; a decision on all applies only to these' }),
    scheduleType: ScheduleType,
    tabId: z.number().int(),
    name: z.string(),
    added: count,
    changed: count,
    removed: count,
    conflicts: count.meta({
      description: 'Rows also changed in the agency management system since they were last sent',
    }),
    accepted: count,
    open: count.meta({ description: 'Undecided rows' }),
    openConflicts: count,
  })
  .meta({ id: 'StagedSchedule' })

/** A row of a schedule that the agency management system does not hold, holds otherwise, or holds still. */
export const StagedRow = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(['added', 'changed', 'removed']),
    cells: z
      .array(z.object({ heading: z.string(), incoming: Words, held: Words, pushed: Words }))
      .meta({ description: 'The cells that differ, in the order of their columns' }),
    by: z.string().nullable(),
    at: z.iso.datetime().nullable(),
    ...decided,
  })
  .meta({ id: 'StagedRow' })

export const StagedRowPage = z.object({ rows: z.array(StagedRow), nextCursor }).meta({ id: 'StagedRowPage' })

/** The most values and rows of a push that the log names. */
export const loggedLimit = 100

/** One try to send accepted values to the agency management system. */
export const Push = z
  .object({
    number: z.number().int(),
    state: z.enum(['QUEUED', 'SENT', 'FAILED']),
    values: z.array(z.object({ key: z.string(), label: z.string(), value: Words })).max(loggedLimit),
    count: count.meta({ description: 'All values and rows of the push' }),
    tries: z.number().int(),
    fault: z.string().nullable(),
    by: z.string(),
    askedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StagingPush' })

export const Staging = z
  .object({
    readAt: z.iso.datetime().nullable().meta({ description: 'Last refresh from the agency management system' }),
    same: z.number().int().meta({ description: 'Values that are the same in both' }),
    values: z.array(StagedValue),
    schedules: z.array(StagedSchedule),
    pushes: z.array(Push).max(20),
  })
  .meta({ id: 'Staging' })

export const Decisions = z.object({
  values: z
    .array(z.object({ key: z.string().max(200), mark: z.string().max(64) }))
    .min(1)
    .max(5000),
  kind: z.enum(['ACCEPTED', 'REJECTED', 'OPEN']).meta({ description: 'OPEN undoes a decision' }),
  comment: text().trim().max(1000).default(''),
})

export type StagedSchedule = z.infer<typeof StagedSchedule>
export type StagedRow = z.infer<typeof StagedRow>
export type StagedValue = z.infer<typeof StagedValue>
export type Push = z.infer<typeof Push>
export type Staging = z.infer<typeof Staging>
