import { z } from 'zod'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { oneLine, text } from '../../kit/text.ts'
import { Branding } from '../branding/branding.shapes.ts'
import { RequestedCoverage, SectionKind } from '../renewals/renewal.shapes.ts'
import { submissionMessages } from './submission.messages.ts'

const count = z.number().int().min(0)

/** What a section lacks, or what its reader should know, with the page to fix it. */
export const SubmissionFinding = z
  .object({
    id: z.string().meta({ description: 'Sent back for what was acknowledged' }),
    section: SectionKind,
    kind: z.enum(['OPEN', 'HARD', 'SOFT']).meta({
      description: 'OPEN: the section is not complete; HARD: must be fixed; SOFT: must be acknowledged',
    }),
    text: z.string(),
    link: z.string().nullable(),
  })
  .meta({ id: 'SubmissionFinding' })

/** Who may receive a submission. */
export const SubmissionRecipient = z
  .object({
    userId: z.string(),
    name: z.string(),
    role: z.string(),
    isCurrentManager: z.boolean().meta({ description: 'Works on the account now' }),
  })
  .meta({ id: 'SubmissionRecipient' })

/** A chosen document; its kind determines its folder in the packet. */
const ChosenDocument = z.object({
  id: z.string(),
  name: z.string(),
  version: count,
  bytes: count,
  kind: z.enum(['DOCUMENT', 'LOSS_RUN', 'FINANCIALS']),
})

/** Everything submitted. Two submissions are equal if all of this is equal. */
export const SubmissionContent = z
  .object({
    schedules: z.array(
      z.object({ type: z.string(), tabId: z.number().int(), name: z.string(), rows: count, digest: z.string() }),
    ),
    applications: z.array(
      z.object({ id: z.string(), name: z.string(), year: z.string(), freeze: count, digest: z.string() }),
    ),
    documents: z.array(ChosenDocument),
    lines: z.array(
      z.object({
        line: z.string(),
        name: z.string(),
        requested: z.array(RequestedCoverage),
        carriersExcluded: z.array(z.string()),
      }),
    ),
    facts: z.record(z.string(), z.json()).meta({ description: 'Account data values by their addresses' }),
  })
  .meta({ id: 'SubmissionContent' })

/** The content shown to people; fields are listed only where they changed. */
const ShownContent = SubmissionContent.omit({ facts: true }).meta({ id: 'ShownSubmissionContent' })

/** How one part changed between two submissions, as text. */
export const SubmissionChange = z
  .object({
    part: z.enum(['SCHEDULE', 'APPLICATION', 'DOCUMENT', 'LINE', 'FACTS']),
    name: z.string(),
    how: z.enum(['added', 'changed', 'removed']),
    details: z.array(z.string()).meta({ description: 'At most 100 lines' }),
    more: count.meta({ description: 'Details beyond those' }),
  })
  .meta({ id: 'SubmissionChange' })

export const PacketState = z.enum(['BUILDING', 'READY', 'FAILED'])

/** How far the packet of a submission is. */
const Packet = z.object({
  state: PacketState,
  progress: z.number().int().min(0).max(100),
  message: z.string().nullable().meta({ description: 'Reason for the failure' }),
  bytes: count.nullable(),
  mayBeMadeAgain: z.boolean().meta({ description: 'It failed or stalled' }),
})

/** A submission in a list. */
export const Submission = z
  .object({
    id: z.string(),
    cycleId: z.string(),
    number: z.number().int().min(1),
    receipt: z.string().meta({ description: 'Account, effective date, and number' }),
    signerName: z.string(),
    signerTitle: z.string(),
    submittedBy: z.string(),
    submittedAt: z.iso.datetime(),
    recipients: z.array(z.string()).meta({ description: 'Their names' }),
    packet: Packet,
  })
  .meta({ id: 'Submission' })

/** The link to a packet that one recipient has. */
export const PacketLink = z
  .object({
    id: z.string(),
    userId: z.string(),
    recipient: z.string(),
    state: z.enum(['WAITING', 'WORKS', 'USED_UP', 'EXPIRED', 'REVOKED']).meta({
      description: 'WAITING: emailed when the packet is ready',
    }),
    sentAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    downloads: count,
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PacketLink' })

/** The packet with an underwriter of a market. */
export const MarketPacket = PacketLink.omit({ userId: true }).extend({
  submission: count.meta({ description: 'The number of the submission' }),
  email: z.string(),
  sentBy: z.string(),
})

/** A submission with all that it holds. */
export const SubmissionDetails = Submission.extend({
  note: z.string(),
  attestation: z.string(),
  acknowledged: z.array(z.string()).meta({ description: 'Warnings acknowledged by the signer' }),
  snapshotNumber: z.number().int().nullable().meta({ description: 'Of the schedules; null if they had no rows' }),
  content: ShownContent,
  changes: z
    .array(SubmissionChange)
    .nullable()
    .meta({ description: 'Compared with the previous submission; null for the first' }),
  links: z.array(PacketLink),
}).meta({ id: 'SubmissionDetails' })

/** What would be submitted now, and what prevents it. */
export const SubmissionPreview = z
  .object({
    cycleId: z.string(),
    effectiveOn: z.iso.date(),
    company: z.string(),
    isOver: z.boolean(),
    maySign: z.boolean(),
    signer: z.object({ name: z.string(), title: z.string() }),
    attestation: z.string(),
    findings: z.array(SubmissionFinding),
    recipients: z.array(SubmissionRecipient),
    onlyManagers: z.boolean().meta({ description: 'Only current managers may receive it' }),
    documents: z.array(
      ChosenDocument.extend({
        wasSubmitted: z.boolean(),
        isProposed: z.boolean().meta({
          description: 'It was submitted, or it is a loss run or statement received since',
        }),
      }),
    ),
    content: ShownContent.nullable().meta({ description: 'For the brokerage and the insured’s Admin' }),
    previous: z.object({ number: z.number().int(), submittedAt: z.iso.datetime() }).nullable(),
    changes: z
      .array(SubmissionChange)
      .nullable()
      .meta({ description: 'Since the last submission, with the same documents selected; null if there was none' }),
  })
  .meta({ id: 'SubmissionPreview' })

export const SubmissionDraft = z.object({
  signerName: oneLine().trim().min(1, submissionMessages.nameRequired).max(120),
  signerTitle: oneLine().trim().min(1, submissionMessages.titleRequired).max(120),
  note: text().trim().max(4000).default(''),
  recipientIds: z.array(z.string()).min(1, submissionMessages.recipientRequired).max(20),
  language: RecipientLanguage,
  documentIds: z.array(z.string()).max(200).default([]),
  acknowledged: z.array(z.string().max(1000)).max(500).default([]),
  attested: z.literal(true, { error: submissionMessages.notAttested }),
})

export const PacketUse = z
  .object({
    kind: z.enum(['CODE_SENT', 'ENTERED', 'REFUSED', 'DOWNLOADED']),
    at: z.iso.datetime(),
    ip: z.string().nullable().meta({ description: 'Brokerage admins only; null for others' }),
  })
  .meta({ id: 'PacketUse' })

/** A download link's content; `inside` once this browser is admitted. */
export const DownloadLanding = z
  .object({
    branding: Branding,
    brokerage: z.string(),
    mailedTo: z.string().meta({ description: 'The address of the recipient, most of it hidden' }),
    inside: z
      .object({
        company: z.string(),
        receipt: z.string(),
        signerName: z.string(),
        submittedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        bytes: count,
        downloadsLeft: count,
      })
      .nullable(),
  })
  .meta({ id: 'DownloadLanding' })

export type SubmissionFinding = z.infer<typeof SubmissionFinding>
export type SubmissionRecipient = z.infer<typeof SubmissionRecipient>
export type SubmissionContent = z.infer<typeof SubmissionContent>
export type SubmissionChange = z.infer<typeof SubmissionChange>
export type PacketState = z.infer<typeof PacketState>
export type Submission = z.infer<typeof Submission>
export type MarketPacket = z.infer<typeof MarketPacket>
export type PacketLink = z.infer<typeof PacketLink>
export type SubmissionDetails = z.infer<typeof SubmissionDetails>
export type SubmissionPreview = z.infer<typeof SubmissionPreview>
export type SubmissionDraft = z.infer<typeof SubmissionDraft>
export type PacketUse = z.infer<typeof PacketUse>
export type DownloadLanding = z.infer<typeof DownloadLanding>
