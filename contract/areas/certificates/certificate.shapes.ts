import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { countedRows, listQuery, nextCursor } from '../../kit/paging.ts'
import { oneLine, text } from '../../kit/text.ts'
import { Coverage, PolicyForm } from '../policies/coverages/coverage-sheet.shapes.ts'
import { PolicyStatus } from '../policies/policy.shapes.ts'
import { CertificateHolder } from './certificate-holder.shapes.ts'
import { CarrierNaic } from '../carriers/carrier-naic.shapes.ts'
import { certificateMessages } from './certificate.messages.ts'
import { CertificateReviewRule } from './certificate-rules.shapes.ts'
import { endorsementKinds } from './endorsement-kinds.ts'

const day = z.iso.date()
const version = z.number().int()

const certificateStatuses = ['DRAFT', 'SUBMITTED', 'IN_REVIEW', 'ISSUED', 'REJECTED', 'SUPERSEDED'] as const
export const CertificateStatus = z.enum(certificateStatuses)

const verdicts = ['SUPPORTED', 'NEEDS_ENDORSEMENT', 'NOT_AVAILABLE'] as const

/** A policy as certificates read it. */
export const CertificatePolicy = z
  .object({
    id: z.string(),
    policyNumber: z.string(),
    policyType: z.string(),
    carrier: z.string(),
    effectiveOn: day,
    expiresOn: day,
    status: PolicyStatus,
    canceledOn: day.nullable(),
    namedInsured: z.string(),
    coverages: z.array(Coverage),
    forms: z.array(PolicyForm),
    over: z.array(z.string()).meta({ description: 'Types of the underlying policies of an excess policy' }),
  })
  .meta({ id: 'CertificatePolicy' })

const AskedEndorsement = z.object({ policyId: z.string().max(60), kind: z.enum(endorsementKinds) })
const AskedLimit = z.object({ policyId: z.string().max(60), coverage: z.string().max(120), amount: cents().min(1) })

/** The certificates that are requested. A lender's evidence of property is issued on a page of its own. */
export const certificateForms = {
  LIABILITY: 'Certificate of liability insurance',
  GARAGE: 'Garage certificate',
} as const

const CertificateForm = z.enum(['LIABILITY', 'GARAGE'])

/** How soon a certificate is needed. */
export const urgencies = {
  NORMAL: 'Normal',
  TODAY: 'Needed today',
  ON_SITE: 'Already on site',
} as const

const Urgency = z.enum(['NORMAL', 'TODAY', 'ON_SITE'])

/** What is asked for in a certificate. */
export const CertificateRequest = z
  .object({
    holderId: z.string().max(60),
    form: CertificateForm.default('LIABILITY'),
    printedOn: z
      .string()
      .max(60)
      .nullable()
      .default(null)
      .meta({ description: 'A PDF form of the brokerage; null for the design of the portal' }),
    project: oneLine().trim().max(160, 'cannot be more than 160 characters.'),
    neededBy: day.nullable(),
    urgency: Urgency.default('NORMAL'),
    contractId: z
      .string()
      .max(60)
      .nullable()
      .default(null)
      .meta({ description: 'The contract that requires the certificate: a document of the account' }),
    policyIds: z.array(z.string().max(60)).max(20, certificateMessages.tooManyPolicies),
    endorsements: z.array(AskedEndorsement).max(80),
    limits: z.array(AskedLimit).max(80),
    operations: text().trim().max(4000, 'cannot be more than 4,000 characters.'),
  })
  .meta({ id: 'CertificateRequest' })

export const CertificateFinding = z
  .object({
    key: z.string(),
    policyId: z.string(),
    label: z.string(),
    verdict: z.enum(verdicts),
    form: z
      .string()
      .meta({ description: 'The form that gives it, or that is to be requested; blank if there is none' }),
    why: z.string(),
    tell: z.string().meta({ description: 'What to tell the holder; blank if supported' }),
  })
  .meta({ id: 'CertificateFinding' })

const Limit = z.object({
  label: z.string(),
  amount: z.number().int().nullable(),
  text: z.string(),
  deductible: z.number().int().nullable().optional().meta({ description: 'In cents, of a garage policy' }),
})

export const CertificateLine = z.object({
  policyId: z.string(),
  letter: z.string(),
  policyType: z.string(),
  policyNumber: z.string(),
  effectiveOn: day,
  expiresOn: day,
  hasAdditionalInsured: z.boolean(),
  hasWaiver: z.boolean(),
  basis: z.array(z.string()).meta({ description: 'Such as occurrence, or how the aggregate applies' }),
  limits: z.array(Limit),
})

const Party = z.object({ name: z.string(), lines: z.array(z.string()) })

/** What a certificate states. It never changes once issued. */
export const CertificateContents = z
  .object({
    form: CertificateForm,
    issuedOn: day,
    producer: Party.extend({ contact: z.string(), phone: z.string(), email: z.string() }),
    insured: Party,
    holder: Party,
    representative: z.string(),
    insurers: z.array(z.object({ letter: z.string(), name: z.string(), naic: z.string() })),
    lines: z.array(CertificateLine),
    endorsements: z.array(z.object({ policyNumber: z.string(), label: z.string(), form: z.string() })),
    project: z.string(),
    operations: z.string(),
  })
  .meta({ id: 'CertificateContents' })

const Standing = z.enum(['IN_FORCE', 'EXPIRING', 'CHANGED', 'EXPIRED', 'CANCELED'])

const head = {
  id: z.string(),
  number: z.string(),
  revision: z.number().int(),
  status: CertificateStatus,
  holderName: z.string(),
  project: z.string(),
  neededBy: day.nullable(),
  urgency: Urgency,
  lines: z.array(z.string()).meta({ description: 'Policy types' }),
  requestedBy: z.string(),
  issuedOn: day.nullable(),
  expiresOn: day.nullable().meta({ description: 'When the first of its policies expires' }),
  expectedOn: day.nullable().meta({ description: 'When the brokerage expects the endorsement' }),
  standing: Standing.nullable().meta({ description: 'Current status of an issued certificate, as of the last check' }),
  changedAt: z.iso.datetime(),
  version,
}

export const CertificateRow = z.object(head).meta({ id: 'CertificateRow' })

/** What narrows and sorts the certificates of an account. */
export const CertificateNarrowing = z.object({
  ...listQuery,
  status: CertificateStatus.optional(),
  standing: Standing.optional(),
  urgency: Urgency.optional(),
})

export const CertificateList = z
  .object({
    certificates: z.array(CertificateRow),
    ...countedRows,
    nextCursor,
    mayRequest: z.boolean(),
    isStaff: z.boolean(),
    brokerCode: z.string(),
    naicNumbers: z.array(CarrierNaic).meta({ description: 'Brokerage staff only' }),
    carriers: z.array(z.string()).meta({ description: 'Carriers of the policies in force; brokerage staff only' }),
  })
  .meta({ id: 'CertificateList' })

export const Certificate = z
  .object({
    ...head,
    request: CertificateRequest,
    holder: CertificateHolder.nullable().meta({ description: 'Null where the holder is no longer on the list' }),
    contract: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Null if there is none, or if the reader may not see it' }),
    findings: z.array(CertificateFinding).meta({ description: 'By today’s policies; as issued once issued' }),
    contents: CertificateContents.nullable(),
    reason: z.string().meta({ description: 'Why it was rejected' }),
    revisions: z.array(
      z.object({ id: z.string(), revision: z.number().int(), status: CertificateStatus, issuedOn: day.nullable() }),
    ),
    address: z.string().nullable().meta({ description: 'The page for its holder; null until issued' }),
    views: z.object({ count: z.number().int(), lastAt: z.iso.datetime().nullable() }),
    mayChange: z.boolean(),
    mayReview: z.boolean(),
  })
  .meta({ id: 'Certificate' })

/** What certificates are requested from. */
export const CertificateOptions = z
  .object({
    policies: z.array(CertificatePolicy).meta({ description: 'In force today' }),
    holders: z.array(CertificateHolder),
    pdfForms: z
      .array(z.object({ formId: z.string(), name: z.string() }))
      .meta({ description: 'Certificate forms of the brokerage, published' }),
    today: day,
    review: CertificateReviewRule.meta({ description: 'Which requests of the reader the brokerage reviews' }),
    mayRequest: z.boolean(),
  })
  .meta({ id: 'CertificateOptions' })

/** A new certificate; `revises` is the certificate that it replaces once issued. */
export const CertificateStart = CertificateRequest.extend({ revises: z.string().max(60).nullable().default(null) })

export const CertificateEdit = CertificateRequest.extend({ version })
export const CertificateSend = z.object({ version })

export const CertificateReview = z
  .object({
    move: z.enum(['REVIEW', 'APPROVE', 'REJECT']),
    reason: text().trim().max(1000, 'cannot be more than 1,000 characters.').default(''),
    expectedOn: day.nullable().default(null),
    version,
  })
  .refine(({ move, reason }) => move !== 'REJECT' || reason !== '', {
    path: ['reason'],
    message: certificateMessages.reasonNeeded,
  })

export type CertificateStatus = z.infer<typeof CertificateStatus>
export type CertificatePolicy = z.infer<typeof CertificatePolicy>
export type CertificateRequest = z.infer<typeof CertificateRequest>
export type CertificateForm = z.infer<typeof CertificateForm>
export type CertificateFinding = z.infer<typeof CertificateFinding>
export type CertificateContents = z.infer<typeof CertificateContents>
export type CertificateLine = z.infer<typeof CertificateLine>
export type CertificateNarrowing = z.infer<typeof CertificateNarrowing>
export type CertificateRow = z.infer<typeof CertificateRow>
export type CertificateList = z.infer<typeof CertificateList>
export type Certificate = z.infer<typeof Certificate>
export type CertificateOptions = z.infer<typeof CertificateOptions>
export type CertificateReview = z.infer<typeof CertificateReview>
