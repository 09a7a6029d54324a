import { z } from 'zod'
import { oneLine } from '../../kit/text.ts'
import { ApplicationStatus, StoredAnswer, Progress, Unprintable } from '../applications/application.shapes.ts'
import { Branding } from '../branding/branding.shapes.ts'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { Layout } from '../forms/layout.shapes.ts'
import { EmailAddress } from '../people/person.shapes.ts'
import { pinDigits, usualDays } from './open-link.messages.ts'

/** What a link is for: applications to be filled, or the questionnaire of a prospect, which is submitted once. */
export const LinkPurpose = z.enum(['APPLICATIONS', 'QUESTIONNAIRE'])

/** Languages that a guest accepts the sharing of answers in. */
export const SharingLanguage = z.enum(['en', 'es'])

const Pin = z.string().regex(/^\d*$/, 'must be numbers only').min(pinDigits.least).max(pinDigits.most)

export const OpenLinkDraft = z.object({
  applicationIds: z.array(z.string()).min(1, 'Choose an application').max(10, 'Choose at most 10 applications'),
  recipientName: oneLine().trim().min(1, 'Name is required').max(120),
  recipientEmail: EmailAddress,
  language: RecipientLanguage,
  days: z.number().int().min(1).max(90).default(usualDays),
  pin: Pin.nullable().default(null),
})

/** A link as those who share applications see it. */
export const OpenLink = z
  .object({
    id: z.string(),
    purpose: LinkPurpose,
    recipientName: z.string(),
    recipientEmail: z.string(),
    language: RecipientLanguage,
    hasPin: z.boolean(),
    madeBy: z.string(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    state: z.enum(['WORKS', 'EXPIRED', 'REVOKED']),
    applications: z.array(z.object({ id: z.string(), name: z.string(), year: z.string() })),
    uses: z.number().int(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OpenLink' })

export const LinkUseKind = z.enum([
  'OPENED',
  'ACCEPTED',
  'READ',
  'SAVED',
  'UPLOADED',
  'DOWNLOADED',
  'DONE',
  'REOPENED',
  'CODE_SENT',
  'REFUSED',
])

export const OpenLinkUse = z
  .object({
    kind: LinkUseKind,
    at: z.iso.datetime(),
    ip: z.string().nullable().meta({ description: 'Brokerage admins only; null for others' }),
    application: z.string().nullable().meta({ description: 'The name of the application' }),
    words: z.string().nullable().meta({ description: 'The accepted text, word for word' }),
  })
  .meta({ id: 'OpenLinkUse' })

/** An application as the holder of a link sees it in a list. */
export const OpenEntry = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  year: z.string(),
  policyType: z.string(),
  status: ApplicationStatus,
  progress: Progress,
  mayReopen: z.boolean(),
  others: z
    .enum(['NONE', 'BY_LINK', 'NOW'])
    .meta({ description: 'Whether it was answered through another link, or someone is answering it now' }),
})

/** An application that the holder of a link has just marked as done. */
export const OpenDone = OpenEntry.extend({ unprintable: Unprintable }).meta({ id: 'OpenApplicationDone' })

/** The entry of a link: `OPEN` if this browser is admitted, else what it requires. */
export const OpenLanding = z
  .object({
    way: z.enum(['OPEN', 'START', 'PIN', 'CODE']),
    purpose: LinkPurpose,
    branding: Branding,
    askedBy: z.string(),
    brokerage: z.string(),
    mailedTo: z.string().meta({ description: 'The address of the recipient, most of it hidden' }),
    inside: z
      .object({
        account: z.string().meta({ description: 'The name of the insured' }),
        recipientName: z.string(),
        expiresAt: z.iso.datetime(),
        sharing: z
          .record(SharingLanguage, z.string())
          .meta({ description: 'Sharing text by language, to be accepted before the first answer' }),
        hasAccepted: z.boolean(),
        applications: z.array(OpenEntry),
      })
      .nullable()
      .meta({ description: 'Null until this browser has access' }),
  })
  .meta({ id: 'OpenLanding' })

/** An application filled in by a link: only the form's own data, not its sources. */
export const OpenForm = z
  .object({
    entry: OpenEntry,
    layout: Layout,
    layoutVersion: z.string(),
    answers: z.record(z.string(), StoredAnswer),
    fileNames: z.record(z.string(), z.string()).meta({ description: 'Names of files received through this link' }),
    unprintable: Unprintable,
    mayEdit: z.boolean(),
  })
  .meta({ id: 'OpenApplicationForm' })

export type LinkPurpose = z.infer<typeof LinkPurpose>
export type OpenLinkDraft = z.infer<typeof OpenLinkDraft>
export type OpenLink = z.infer<typeof OpenLink>
export type LinkUseKind = z.infer<typeof LinkUseKind>
export type OpenLinkUse = z.infer<typeof OpenLinkUse>
export type OpenEntry = z.infer<typeof OpenEntry>
export type OpenLanding = z.infer<typeof OpenLanding>
export type OpenForm = z.infer<typeof OpenForm>
