import { z } from 'zod'
import { ScheduleType } from './schedule-type.shapes.ts'

/** A column's kind: how its cells are parsed, stored, shown and edited. */
export const ColumnKind = z.enum([
  'text',
  'longText',
  'money',
  'whole',
  'number',
  'percent',
  'date',
  'year',
  'yearOrDate',
  'yearOrRange',
  'monthYear',
  'choice',
  'choices',
  'yesNo',
  'state',
  'country',
  'currency',
  'zip',
  'phone',
  'email',
  'webAddress',
  'taxId',
  'vin',
  'glClass',
  'wcClass',
  'leasedOrOwned',
  'days',
])

/** The key of a column, as rows name their cells. */
export const ColumnKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'must be the key of a column')

export const ColumnDefinition = z
  .object({
    key: ColumnKey,
    heading: z.string(),
    synonyms: z.array(z.string()).meta({ description: 'Other headings that files give it' }),
    kind: ColumnKind,
    required: z.boolean(),
    help: z.string(),
    choices: z.array(z.string()).meta({ description: 'What a choice may be; empty for other kinds' }),
    words: z.array(z.string()).meta({ description: 'Words allowed in place of a number or days' }),
    defaultValue: z.string().nullable(),
    frozen: z.boolean().meta({ description: 'A key column, which is always shown' }),
    totalled: z.boolean().meta({ description: 'Has a sum in the totals row' }),
    personal: z
      .boolean()
      .meta({ description: 'Masked for people who cannot edit: years only, or the last 4 characters' }),
    masked: z.boolean().meta({ description: 'Only the last 4 characters are shown on screen' }),
    min: z.number().nullable(),
    max: z.number().nullable(),
    maxLength: z.number().int(),
    outlierPercent: z.number().nullable().meta({ description: 'A larger change since last year is an outlier' }),
  })
  .meta({ id: 'ColumnDefinition' })

/** A type with the columns its rows have, in their order. */
export const FieldDefinitions = z
  .object({
    scheduleType: ScheduleType,
    name: z.string(),
    slug: z.string().nullable(),
    onSchedulePage: z.boolean(),
    wizardImportable: z.boolean(),
    columns: z.array(ColumnDefinition),
  })
  .meta({ id: 'FieldDefinitions' })

export type ColumnKind = z.infer<typeof ColumnKind>
export type ColumnDefinition = z.infer<typeof ColumnDefinition>
export type FieldDefinitions = z.infer<typeof FieldDefinitions>
