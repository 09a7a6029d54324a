import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { subjectivityMessages } from './subjectivity.messages.ts'
import { keptStatuses, subjectivityKinds, subjectivityMoves } from './subjectivity.rules.ts'

const SubjectivityKind = z.enum(subjectivityKinds)

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

export const Subjectivity = z
  .object({
    id: z.string(),
    line: z.string().meta({ description: 'Code of a policy type' }),
    quoteId: z.string().nullable().meta({ description: 'The quote that asks for it; null: whichever is chosen' }),
    carrier: z.string().nullable().meta({ description: 'Of that quote' }),
    policyNumber: z.string().nullable().meta({ description: 'Of the policy that the line became, once it is bound' }),
    text: z.string(),
    kind: SubjectivityKind,
    afterDays: z.number().int().nullable(),
    dueOn: z.iso.date(),
    owner: Owner.nullable().meta({ description: 'Null: the Admins of the insured' }),
    status: z.enum([...keptStatuses, 'OVERDUE']),
    note: z.string().meta({ description: 'What was said when it was submitted' }),
    reason: z.string().meta({ description: 'Why it was sent back, waived or opened again' }),
    settled: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
    files: z.array(SubjectivityFile),
    version: z.number().int(),
  })
  .meta({ id: 'Subjectivity' })

/** All that the carriers of a renewal ask for. */
export const Subjectivities = z
  .object({
    cycleId: z.string(),
    effectiveOn: z.iso.date(),
    items: z.array(Subjectivity).meta({ description: 'Line by line, the first due first' }),
    percent: z.number().int().min(0).max(100),
    lines: z.array(z.object({ line: z.string(), quotes: z.array(z.object({ id: z.string(), carrier: z.string() })) })),
    owners: z.array(Owner.extend({ isStaff: z.boolean() })).meta({ description: 'Who may be asked' }),
    maySubmit: z.boolean(),
    mayKeep: z.boolean().meta({ description: 'Whether the reader acts for the brokerage' }),
  })
  .meta({ id: 'Subjectivities' })

const fields = {
  text: text().trim().min(1, subjectivityMessages.textRequired).max(1000, 'cannot be more than 1000 characters.'),
  kind: SubjectivityKind,
  afterDays: z.number().int().min(1, 'must be 1 to 365').max(365, 'must be 1 to 365').nullable().default(null),
  dueOn: z.iso
    .date({ error: 'must be a valid date mm/dd/yyyy' })
    .nullable()
    .default(null)
    .meta({ description: 'Null: the day of the term, or the days after it' }),
  owner: text().max(254).nullable().default(null).meta({ description: 'A username; null: the Admins of the insured' }),
  quoteId: z.string().max(60).nullable().default(null),
}

const hasDays = ({ kind, afterDays }: { readonly kind: string; readonly afterDays: number | null }) =>
  kind !== 'AFTER_BIND' || afterDays !== null
const daysMissing = { path: ['afterDays'], message: subjectivityMessages.afterDaysMissing }

export const SubjectivityDraft = z.object({ line: text().max(60), ...fields }).refine(hasDays, daysMissing)

export const SubjectivityEdit = z.object({ ...fields, version: z.number().int() }).refine(hasDays, daysMissing)

export const SubjectivityStep = z.object({
  move: z.enum(subjectivityMoves),
  note: text().trim().max(2000, 'cannot be more than 2000 characters.').default(''),
  version: z.number().int(),
})

export type FilePurpose = z.infer<typeof FilePurpose>
export type Subjectivity = z.infer<typeof Subjectivity>
export type Subjectivities = z.infer<typeof Subjectivities>
export type SubjectivityDraft = z.infer<typeof SubjectivityDraft>
export type SubjectivityEdit = z.infer<typeof SubjectivityEdit>
export type SubjectivityStep = z.infer<typeof SubjectivityStep>
