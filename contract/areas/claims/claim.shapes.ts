import { z } from 'zod'
import { emailAddress, oneLine, text } from '../../kit/text.ts'
import { CarrierContact } from './carrier-contact.shapes.ts'
import { ClaimDeadlineRule } from './claim-deadline-rule.shapes.ts'
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

const Valued = z.object({
  valuationOn: day,
  paid: z.number(),
  reserve: z.number(),
  recovered: z.number(),
  incurred: z.number(),
})

const head = {
  id: z.string(),
  ourNumber: z.string(),
  type: ClaimType,
  status: z.enum(claimStatuses),
  outcome: z.enum(claimOutcomes).nullable(),
  isIncidentOnly: z.boolean(),
  claimNumber: z.string().meta({ description: 'Of the carrier; blank until known' }),
  lossOn: day.nullable(),
  lossTime: z.string(),
  reportedOn: day.nullable(),
  lagDays: z.number().int().nullable(),
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
  valued: Valued.nullable().meta({ description: 'In cents, from the newest loss run that has the claim' }),
  reportedBy: z.string(),
  changedAt: z.iso.datetime(),
  version,
}

export const ClaimRow = z.object(head).meta({ id: 'ClaimRow' })

export const ClaimList = z
  .object({
    claims: z.array(ClaimRow),
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
export type ClaimList = z.infer<typeof ClaimList>
export type ClaimOptions = z.infer<typeof ClaimOptions>
export type ClaimEntry = z.infer<typeof ClaimEntry>
export type Claim = z.infer<typeof Claim>
export type ClaimEdit = z.infer<typeof ClaimEdit>
export type ClaimDetailsEdit = z.infer<typeof ClaimDetailsEdit>
