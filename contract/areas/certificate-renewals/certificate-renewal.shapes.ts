import { z } from 'zod'
import { pageQuery } from '../../kit/paging.ts'
import { DeliveryForm, DeliveryState } from '../certificates/delivery/certificate-delivery.shapes.ts'
import { certificateRenewalMessages } from './certificate-renewal.messages.ts'

const day = z.iso.date()
const count = z.number().int()

export const renewalStates = {
  COMPARING: 'Comparing',
  READY: 'Ready to start',
  RUNNING: 'Running',
  PAUSED: 'Paused',
  STOPPED: 'Stopped',
  DONE: 'Finished',
} as const

export const renewalItemStates = {
  WAITING: 'Not issued',
  ISSUED: 'Issued, email waiting',
  SENT: 'Issued and emailed',
  NO_EMAIL: 'Issued, holder has no email',
  SKIPPED: 'Skipped',
} as const

const RenewalState = z.enum(['COMPARING', 'READY', 'RUNNING', 'PAUSED', 'STOPPED', 'DONE'])
const ItemState = z.enum(['WAITING', 'ISSUED', 'SENT', 'NO_EMAIL', 'SKIPPED'])
const Verdict = z.enum(['SUPPORTED', 'NEEDS_ENDORSEMENT', 'NOT_AVAILABLE'])

/** A policy in force that replaces an earlier one. */
const RenewablePolicy = z
  .object({
    id: z.string(),
    policyType: z.string(),
    policyNumber: z.string(),
    effectiveOn: day,
    replaces: z.string().meta({ description: 'The policy number before' }),
    certificates: count.meta({ description: 'Certificates in force that list the policy before' }),
  })
  .meta({ id: 'RenewablePolicy' })

export const CertificateRenewal = z
  .object({
    id: z.string(),
    state: RenewalState,
    form: DeliveryForm,
    policies: z.array(z.string()).meta({ description: 'Numbers of the renewed policies' }),
    startedBy: z.string(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    counts: z.object({
      all: count,
      compared: count,
      kept: count,
      needsEndorsement: count,
      notAvailable: count,
      toIssue: count.meta({ description: 'Kept, and can be issued as last year' }),
      issued: count,
      emailed: count,
      noEmail: count,
      skipped: count,
      undelivered: count.meta({ description: 'Emails that failed or bounced' }),
    }),
    groups: z.array(z.string()),
    mayChange: z.boolean(),
  })
  .meta({ id: 'CertificateRenewal' })

export const CertificateRenewalList = z
  .object({
    renewals: z.array(
      CertificateRenewal.pick({ id: true, state: true, policies: true, startedBy: true, createdAt: true }),
    ),
    policies: z.array(RenewablePolicy),
    mayChange: z.boolean(),
  })
  .meta({ id: 'CertificateRenewalList' })

export const CertificateRenewalStart = z.object({
  policyIds: z.array(z.uuid()).min(1, certificateRenewalMessages.choosePolicies).max(50),
})

/** A holder beside the certificate of last year. */
export const RenewalItem = z
  .object({
    previousId: z.string(),
    number: z.string(),
    holderName: z.string(),
    groupName: z.string(),
    email: z.string(),
    project: z.string(),
    expiresOn: day.nullable(),
    verdict: Verdict.nullable().meta({ description: 'Null until compared' }),
    issues: z.array(z.string()),
    isKept: z.boolean(),
    state: ItemState,
    certificateId: z.string().nullable(),
    delivery: DeliveryState.nullable(),
  })
  .meta({ id: 'RenewalItem' })

const narrowing = {
  search: z.string().max(120).optional(),
  group: z.string().max(60).optional(),
  verdict: Verdict.optional(),
  kept: z.enum(['Y', 'N']).optional(),
  state: ItemState.optional(),
}

export const RenewalItemFilter = z.object(narrowing)
export const RenewalItemQuery = z.object({ ...pageQuery, ...narrowing })

/** Keeps or drops certificates: those named, or all that a filter finds. */
export const RenewalDecision = z
  .object({
    isKept: z.boolean(),
    ids: z.array(z.uuid()).max(500).optional(),
    filter: RenewalItemFilter.optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    message: certificateRenewalMessages.chooseSome,
  })

export const RenewalMove = z.object({
  move: z.enum(['START', 'PAUSE', 'RESUME', 'STOP']),
  form: DeliveryForm.optional().meta({ description: 'How holders receive their certificates; with START' }),
})

export type RenewalState = z.infer<typeof RenewalState>
export type CertificateRenewal = z.infer<typeof CertificateRenewal>
export type CertificateRenewalList = z.infer<typeof CertificateRenewalList>
export type RenewalItem = z.infer<typeof RenewalItem>
export type RenewalItemFilter = z.infer<typeof RenewalItemFilter>
export type RenewalDecision = z.infer<typeof RenewalDecision>
export type RenewalMove = z.infer<typeof RenewalMove>
