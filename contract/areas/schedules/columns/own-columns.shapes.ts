import { z } from 'zod'

const Keys = z.array(z.string().min(1).max(100)).max(300)

/** How a person arranges the columns of a schedule. Columns that are not named follow the schedule. */
const ColumnArrangement = z
  .object({
    order: Keys,
    hidden: Keys,
    pinned: Keys.meta({ description: 'Stay in sight at the left, beside those that name the rows' }),
    widths: z.record(z.string().min(1).max(100), z.int().min(48).max(800)).meta({ description: 'Pixels' }),
  })
  .meta({ id: 'ColumnArrangement' })

const ColumnSet = z.object({ name: z.string().trim().min(1).max(60), arrangement: ColumnArrangement })

export const OwnColumns = z
  .object({
    current: ColumnArrangement,
    sets: z
      .array(ColumnSet)
      .max(20)
      .refine((sets) => new Set(sets.map(({ name }) => name)).size === sets.length, 'Names must be different'),
  })
  .meta({ id: 'OwnColumns' })

export type OwnColumns = z.infer<typeof OwnColumns>
