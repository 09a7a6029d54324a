import { z } from 'zod'
import { countedRows, listQuery, nextCursor } from '../../kit/paging.ts'
import { emailAddress, oneLine, text } from '../../kit/text.ts'
import { CarrierAnswer } from './carrier/carrier-answer.shapes.ts'
import { CarrierContact } from './carrier-contact.shapes.ts'
import { ClaimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { type ClaimFact, claimFactKeys } from './claim-facts.ts'
import { ClaimLedger, Valued } from './ledger/claim-ledger.shapes.ts'
import { claimTypeCodes } from './claim-types.ts'
import { claimMoveNames, claimOutcomes, claimStatuses } from './claim.rules.ts'

const day = z.iso.date()
const version = z.number().int()
const ClaimType = z.enum(claimTypeCodes)

const Answers = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/), text().max(4000))
  .refine((answers) => Object.keys(answers).length <= 80, 'too many answers')
  .meta({ description: 'By the key of the question. Days yyyy-mm-dd, times hh:mm, money in dollars, yes-no Y or N' })

const Deadline = z.object({
  kind: z.string(),
  label: z.string(),
  dueOn: day,
  source: z.string(),
  doneOn: day.nullable().meta({ description: 'The day on which it was met' }),
})

const head = {
  id: z.string(),
  ourNumber: z.string(),
  type: ClaimType,
  status: z.enum(claimStatuses),
  outcome: z.enum(claimOutcomes).nullable(),
  isIncidentOnly: z.boolean(),
  awaitsConfirmation: z.boolean().meta({ description: 'A draft from someone without a login' }),
  claimNumber: z.string().meta({ description: 'Of the carrier; blank until known' }),
  lossOn: day.nullable(),
  lossTime: z.string(),
  reportedOn: day.nullable(),
  lagDays: z.number().int().nullable(),
  tenureMonths: z.number().int().nullable().meta({ description: 'From the hire of the employee to the loss' }),
  claimant: z.string(),
  location: z.string(),
  state: z.string(),
  cause: z.string(),
  description: z.string(),
  hasSuit: z.boolean(),
  bodyPart: z.string().nullable().meta({ description: 'null for those who may not see medical facts' }),
  nature: z.string().nullable(),
  line: z.string().nullable().meta({ description: 'Policy type' }),
  carrier: z.string(),
  policyNumber: z.string(),
  adjuster: z.string(),
  nextDeadline: Deadline.nullable(),
  reviewOn: day.nullable().meta({ description: 'By when the brokerage wants the reserves reviewed' }),
  valued: Valued.nullable().meta({ description: 'In cents, the newest valuation of the claim' }),
  reportedBy: z.string(),
  changedAt: z.iso.datetime(),
  version,
}

/** Who sent the first notice of a claim without a login. */
export const ClaimGuest = z
  .object({
    name: z.string(),
    phone: z.string(),
    role: z.string(),
    language: z.enum(['en', 'es']),
    code: z.string().meta({ description: 'The vehicle, location, or place of the code' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ClaimGuest' })

export const ClaimRow = z.object(head).meta({ id: 'ClaimRow' })

const factFields = Object.fromEntries(claimFactKeys.map((fact) => [fact, z.string().max(200).optional()])) as Record<
  ClaimFact,
  z.ZodOptional<z.ZodString>
>

/** What narrows and sorts the claims of an account. */
export const ClaimNarrowing = z.object({ ...listQuery, ...factFields })

export const ClaimList = z
  .object({
    claims: z.array(ClaimRow),
    ...countedRows,
    nextCursor,
    mayReport: z.boolean(),
    seesMedical: z.boolean(),
    isStaff: z.boolean(),
    mayChangeRules: z.boolean(),
    mayChangePlatformRules: z.boolean(),
    brokerCode: z.string(),
    today: day,
    rules: z.array(ClaimDeadlineRule),
    contacts: z.array(CarrierContact),
  })
  .meta({ id: 'ClaimList' })

const Policy = z.object({
  id: z.string(),
  line: z.string(),
  carrier: z.string(),
  policyNumber: z.string(),
  effectiveOn: day,
  endsOn: day,
})

export const ClaimOptions = z
  .object({
    types: z.array(ClaimType),
    policies: z.array(Policy),
    lists: z.record(
      z.enum(['vehicles', 'drivers', 'locations', 'classes', 'equipment', 'interests']),
      z.array(z.string()),
    ),
    hotlines: z.array(z.object({ carrier: z.string(), hotline: z.string() })),
    today: day,
  })
  .meta({ id: 'ClaimOptions' })

const entryKinds = ['NOTE', 'STATUS', 'NOTICE', 'FILE', 'DETAILS'] as const

export const ClaimEntry = z
  .object({
    id: z.string(),
    kind: z.enum(entryKinds),
    text: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
    isInternal: z.boolean(),
    notified: z.array(z.string()).meta({ description: 'People and addresses that were notified' }),
  })
  .meta({ id: 'ClaimEntry' })

export const Claim = z
  .object({
    ...head,
    policyId: z.string().nullable(),
    answers: Answers,
    hidesMedical: z.boolean().meta({ description: 'There are medical facts that the reader may not see' }),
    triage: z.object({ answers: z.record(z.string(), z.string()), because: z.string() }).nullable(),
    isOutsideTerm: z.boolean(),
    guest: ClaimGuest.nullable(),
    duplicates: z.array(
      z.object({
        id: z.string(),
        ourNumber: z.string(),
        type: ClaimType,
        lossOn: day.nullable(),
        claimant: z.string(),
      }),
    ),
    adjusterEmail: z.string(),
    adjusterPhone: z.string(),
    deadlines: z.array(Deadline),
    undated: z
      .array(Deadline.pick({ kind: true, label: true, source: true }))
      .meta({ description: 'Deadlines without a day: a rule says that there is none, or no rule is on file' }),
    entries: z.array(ClaimEntry),
    files: z.array(
      z.object({ documentId: z.string(), name: z.string(), addedBy: z.string(), addedAt: z.iso.datetime() }),
    ),
    notices: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        sentBy: z.string(),
        sentAt: z.iso.datetime(),
        mayDownload: z.boolean(),
      }),
    ),
    ledger: ClaimLedger.nullable().meta({ description: 'null for those who may not read loss runs, and for drafts' }),
    carrierAnswers: z.array(CarrierAnswer).meta({ description: 'For brokerage staff' }),
    carrierEmail: z.string().meta({ description: 'Claims address of the carrier, where known' }),
    may: z.object({
      edit: z.boolean(),
      note: z.boolean(),
      manage: z.boolean(),
      seeMedical: z.boolean(),
    }),
    today: day,
  })
  .meta({ id: 'Claim' })

export const ClaimStart = z.object({ type: ClaimType }).meta({ id: 'ClaimStart' })

export const ClaimEdit = z
  .object({
    type: ClaimType,
    policyId: z.string().nullable(),
    answers: Answers,
    triage: z
      .object({
        answers: z.record(z.string().max(20), z.string().max(40)),
        because: text().max(300),
      })
      .nullable(),
    version,
  })
  .meta({ id: 'ClaimEdit' })

export const ClaimSend = z.object({ version }).meta({ id: 'ClaimSend' })

export const ClaimStep = z
  .object({ move: z.enum(claimMoveNames), note: text().trim().max(2000).default(''), version })
  .meta({ id: 'ClaimStep' })

export const ClaimDetailsEdit = z
  .object({
    claimNumber: oneLine().trim().max(60),
    adjuster: oneLine().trim().max(120),
    adjusterEmail: z.union([z.literal(''), emailAddress()]),
    adjusterPhone: oneLine().trim().max(40),
    reviewOn: z.iso
      .date({ error: 'must be a valid date mm/dd/yyyy' })
      .nullable()
      .default(null)
      .meta({ description: 'By when the reserves are reviewed, from today on; null for no date' }),
    version,
  })
  .meta({ id: 'ClaimDetailsEdit' })

export const ClaimDeadlineMark = z.object({ isDone: z.boolean(), version }).meta({ id: 'ClaimDeadlineMark' })

export const ClaimNoteDraft = z
  .object({ text: text().trim().min(1).max(4000), isInternal: z.boolean() })
  .meta({ id: 'ClaimNoteDraft' })

export const ClaimFileDraft = z.object({ uploadId: z.string() }).meta({ id: 'ClaimFileDraft' })

export const ClaimNoticeDraft = z
  .object({ to: emailAddress(), message: text().trim().max(2000).default('') })
  .meta({ id: 'ClaimNoticeDraft' })

export type ClaimRow = z.infer<typeof ClaimRow>
export type ClaimNarrowing = z.infer<typeof ClaimNarrowing>
export type ClaimList = z.infer<typeof ClaimList>
export type ClaimOptions = z.infer<typeof ClaimOptions>
export type ClaimEntry = z.infer<typeof ClaimEntry>
export type ClaimGuest = z.infer<typeof ClaimGuest>
export type Claim = z.infer<typeof Claim>
export type ClaimEdit = z.infer<typeof ClaimEdit>
export type ClaimDetailsEdit = z.infer<typeof ClaimDetailsEdit>
