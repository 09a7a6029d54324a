import { z } from 'zod'
import { lookupKinds } from './class-codes.ts'
import { editionDraft, editionFields, EditionStatus, StateCode } from './edition.shapes.ts'

export const LookupKind = z.enum(lookupKinds)

/** The longest texts of an entry, by what they are called in a file. */
export const entryLimits = { phrase: 300, phrases: 2000, basis: 60, hazard: 60, notes: 1000 } as const

/** The most rows of a table, and the most bytes of its file. */
export const tableLimits = { rows: 20_000, bytes: 10_000_000 } as const

export const LookupEntry = z
  .object({
    code: z.string(),
    phrase: z.string().meta({ description: 'Description of the code' }),
    phrases: z.array(z.string()).meta({ description: 'Other search terms' }),
    basis: z.string().nullable().meta({ description: 'Premium basis' }),
    hazard: z.string().nullable(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'LookupEntry' })

const tableFields = {
  ...editionFields,
  state: z.string().nullable().meta({ description: 'Null if it applies countrywide' }),
}

export const LookupFound = LookupEntry.extend(tableFields).meta({ id: 'LookupFound' })

export const LookupCode = LookupFound.extend({
  asked: z.string().meta({ description: 'The requested code, normalized' }),
  suffix: z.string().nullable().meta({ description: 'The suffix of the class, such as the U of 3726U' }),
  suffixMeaning: z.string().nullable(),
}).meta({ id: 'LookupCode' })

export const LookupEdition = z
  .object({
    id: z.string(),
    kind: LookupKind,
    ...tableFields,
    licence: z.string(),
    activeFrom: z.iso.date(),
    status: EditionStatus,
    entries: z.number().int(),
    faults: z.number().int().meta({ description: 'Skipped rows of its file' }),
    fileName: z.string().nullable().meta({ description: 'Null for tables that came with the portal' }),
    createdAt: z.iso.datetime(),
    createdBy: z.string().nullable(),
    statusSince: z.iso.datetime(),
  })
  .meta({ id: 'LookupEdition' })

/** The data sent with a table's file. */
export const LookupDraft = z.object({
  kind: LookupKind,
  ...editionDraft,
  state: StateCode.optional(),
  activeFrom: z.iso.date('must be a day'),
})

const count = z.number().int()

/** An edition against the one in force: what would change if it took its place. */
export const LookupPreview = z
  .object({
    edition: LookupEdition,
    replaces: LookupEdition.nullable().meta({ description: 'Null if none of its kind and owner is active' }),
    counts: z.object({ added: count, changed: count, removed: count, unchanged: count }),
    faults: z
      .array(z.object({ row: count, message: z.string() }))
      .meta({ description: 'Skipped rows by row number in the file; the first 200' }),
  })
  .meta({ id: 'LookupPreview' })

export const DifferenceKind = z.enum(['ADDED', 'CHANGED', 'REMOVED', 'UNCHANGED'])

export const LookupDifference = z
  .object({ change: DifferenceKind, before: LookupEntry.nullable(), after: LookupEntry.nullable() })
  .meta({ id: 'LookupDifference' })

export type LookupDifference = z.infer<typeof LookupDifference>
export type LookupEdition = z.infer<typeof LookupEdition>
export type LookupEntry = z.infer<typeof LookupEntry>
export type LookupFound = z.infer<typeof LookupFound>
export type LookupPreview = z.infer<typeof LookupPreview>
