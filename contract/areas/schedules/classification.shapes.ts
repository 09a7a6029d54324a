import { z } from 'zod'
import { noTab } from './schedule.shapes.ts'

const ClassKind = z.enum(['GL', 'WC'])

/** The only table owner for a tab's class codes, by kind; other kinds use all tables that apply. */
export const ClassificationTypes = z.partialRecord(ClassKind, z.string().min(1).max(60))

/** By which tables the class codes of a tab are read, and by which they could be. */
export const Classification = z
  .object({
    tabId: z.number().int(),
    kinds: z.array(
      z.object({
        kind: ClassKind,
        owner: z.string().nullable().meta({ description: 'Null where every table answers that holds at a place' }),
        offered: z.array(
          z.object({
            owner: z.string(),
            states: z.array(z.string()).meta({ description: 'Where its tables hold; none for the whole country' }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ScheduleClassification' })

export const ClassificationChoice = z.object({
  tabId: z.number().int().default(noTab),
  owners: ClassificationTypes,
})

export type ClassKind = z.infer<typeof ClassKind>
export type ClassificationTypes = z.infer<typeof ClassificationTypes>
export type Classification = z.infer<typeof Classification>
