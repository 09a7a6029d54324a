import { z } from 'zod'
import { text } from '../../kit/text.ts'

/** A value as people read it; null where there is none. */
const Words = z.string().nullable()

/** A value of the fact book that the agency system does not hold, or holds otherwise. */
export const StagedValue = z
  .object({
    key: z.string(),
    label: z.string(),
    group: z.string(),
    incoming: Words,
    by: z.string().nullable().meta({ description: 'Who entered it, where it is known' }),
    at: z.iso.datetime().nullable(),
    held: Words.meta({ description: 'In the agency system, when that was last read' }),
    pushed: Words.meta({ description: 'As it was last sent there' }),
    isConflict: z.boolean().meta({ description: 'Changed in the agency system too since it was last sent' }),
    mark: z.string().meta({ description: 'Names both values: a decision counts only for these' }),
    decision: z
      .object({
        kind: z.enum(['ACCEPTED', 'REJECTED']),
        comment: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'StagedValue' })

/** One try to send accepted values to the agency system. */
export const Push = z
  .object({
    number: z.number().int(),
    state: z.enum(['QUEUED', 'SENT', 'FAILED']),
    values: z.array(z.object({ label: z.string(), value: Words })),
    tries: z.number().int(),
    fault: z.string().nullable(),
    by: z.string(),
    askedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StagingPush' })

export const Staging = z
  .object({
    readAt: z.iso.datetime().nullable().meta({ description: 'When the agency system was last read' }),
    same: z.number().int().meta({ description: 'Values that both hold alike' }),
    values: z.array(StagedValue),
    pushes: z.array(Push).max(20),
  })
  .meta({ id: 'Staging' })

export const Decisions = z.object({
  values: z
    .array(z.object({ key: z.string().max(200), mark: z.string().max(64) }))
    .min(1)
    .max(5000),
  kind: z.enum(['ACCEPTED', 'REJECTED', 'OPEN']).meta({ description: 'OPEN takes a decision back' }),
  comment: text().trim().max(1000).default(''),
})

export type StagedValue = z.infer<typeof StagedValue>
export type Push = z.infer<typeof Push>
export type Staging = z.infer<typeof Staging>
