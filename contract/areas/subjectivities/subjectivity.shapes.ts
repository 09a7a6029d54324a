import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { staffOnly } from '../../kit/rights.ts'
import { text } from '../../kit/text.ts'
import { subjectivityMessages } from './subjectivity.messages.ts'
import { storedStatuses, moves, subjectivityKindNames, subjectivityKinds } from './subjectivity.rules.ts'

/** What a file shows: how a subjectivity is met, or that the carrier does without. */
export const FilePurpose = z.enum(['EVIDENCE', 'CARRIER'])

const SubjectivityFile = z.object({
  documentId: z.string(),
  name: z.string(),
  purpose: FilePurpose,
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
})

const Owner = z.object({ username: z.string(), name: z.string() })

const hasDays = ({ kind, afterDays }: { readonly kind: string; readonly afterDays: number | null }) =>
  kind !== 'AFTER_BIND' || afterDays !== null

const brokerage = staffOnly(subjectivityMessages.staffOnly)

/** A condition that the carrier sets before, at, or after binding. */
export const subjectivity = record({
  name: 'subjectivity',
  schema: 'Subjectivity',
  noun: { one: 'a subjectivity', many: 'the subjectivities of a renewal' },
  access: 'account',
  changes: 'subjectivities',
  fields: {
    text: field({
      kind: 'long-text',
      label: 'Requirement',
      required: true,
      schema: text().trim().min(1, subjectivityMessages.textRequired).max(1000),
    }),
    kind: field({
      kind: 'choice',
      label: 'Needed',
      choices: choicesOf(subjectivityKindNames),
      schema: z.enum(subjectivityKinds),
    }),
    afterDays: field({
      kind: 'number',
      label: 'Days after binding',
      schema: z.number().int().min(1, 'must be 1 to 365').max(365, 'must be 1 to 365').nullable().default(null),
    }),
    dueOn: field({
      kind: 'day',
      label: 'Due date',
      help: 'Leave blank for a week before the quote expires, or the days after binding',
      schema: z.iso
        .date({ error: 'must be a valid date mm/dd/yyyy' })
        .nullable()
        .default(null)
        .meta({ description: 'Null: the effective date of the term, or the days after it' }),
    }),
    owner: field({
      kind: 'text',
      label: 'Responsible',
      schema: text()
        .max(254)
        .nullable()
        .default(null)
        .meta({ description: 'A username; null: the Admins of the insured' }),
    }),
    quoteId: field({ kind: 'text', label: 'Required by', schema: z.string().max(60).nullable().default(null) }),
  },
  fixed: {
    line: field({
      kind: 'text',
      label: 'Line',
      schema: text().max(60).meta({ description: 'Code of a policy type' }),
    }),
  },
  given: {
    cycleId: z.string(),
    text: z.string(),
    afterDays: z.number().int().nullable(),
    dueOn: z.iso.date(),
    owner: Owner.nullable().meta({ description: 'Null: the Admins of the insured' }),
    quoteId: z.string().nullable().meta({ description: 'The quote that requires it; null: any accepted quote' }),
    carrier: z.string().nullable().meta({ description: 'Of that quote' }),
    policyNumber: z.string().nullable().meta({ description: 'Of the bound policy' }),
    status: z.enum([...storedStatuses, 'OVERDUE']),
    note: z.string().meta({ description: 'The note of the submission' }),
    reason: z.string().meta({ description: 'Why it was sent back, waived, or reopened' }),
    settled: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    files: z.array(SubjectivityFile),
    version: z.number().int(),
  },
  check: (draft, context) => {
    if (!hasDays(draft))
      context.addIssue({ code: 'custom', path: ['afterDays'], message: subjectivityMessages.afterDaysMissing })
  },
  limit: { count: 200, field: 'text', message: subjectivityMessages.tooMany },
  moves,
  rights: { add: brokerage, change: brokerage, remove: brokerage },
})

/** The subjectivities of a renewal with what the reader may do. */
export const Subjectivities = z
  .object({
    cycleId: z.string(),
    effectiveOn: z.iso.date(),
    items: z.array(subjectivity.shown).meta({ description: 'Line by line, the first due first' }),
    percent: z.number().int().min(0).max(100),
    lines: z.array(
      z.object({
        line: z.string(),
        quotes: z.array(z.object({ id: z.string(), carrier: z.string(), expiresOn: z.iso.date().nullable() })),
      }),
    ),
    owners: z.array(Owner.extend({ isStaff: z.boolean() })).meta({ description: 'People it can be assigned to' }),
    maySubmit: z.boolean(),
    mayManage: z.boolean().meta({ description: 'Whether the current user acts for the brokerage' }),
  })
  .meta({ id: 'Subjectivities' })

export type FilePurpose = z.infer<typeof FilePurpose>
export type Subjectivity = z.infer<typeof subjectivity.shown>
export type Subjectivities = z.infer<typeof Subjectivities>
export type SubjectivityDraft = z.infer<typeof subjectivity.draft>
