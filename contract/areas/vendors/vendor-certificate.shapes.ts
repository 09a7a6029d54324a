import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { cents, lineTerms } from './line-terms.shapes.ts'
import { type VendorLine, vendorLines } from './vendor-lines.ts'
import { vendorMessages } from './vendor.messages.ts'
import type { CertificateLine } from './vendor-terms.ts'

const day = z.iso.date()

/** A line that a certificate does not list. */
export const notListed: CertificateLine = {
  isListed: false,
  carrier: '',
  policyNumber: '',
  effectiveOn: null,
  expiresOn: null,
  limit: null,
  aggregate: null,
  additionalInsured: false,
  waiver: false,
  primary: false,
  noticeDays: null,
  products: null,
  diseaseEmployee: null,
  diseasePolicy: null,
  statutory: false,
  completedOperations: false,
  perProject: false,
  forms: '',
}

const LineFields = z.object({
  isListed: z.boolean(),
  carrier: oneLine().trim().max(120),
  policyNumber: oneLine().trim().max(60),
  effectiveOn: day.nullable(),
  expiresOn: day.nullable(),
  ...lineTerms,
  products: cents.default(null),
  diseaseEmployee: cents.default(null),
  diseasePolicy: cents.default(null),
  statutory: z.boolean().default(false),
  completedOperations: z.boolean().default(false),
  perProject: z.boolean().default(false),
  forms: text().trim().max(400).default('').meta({ description: 'Endorsement forms that came with the certificate' }),
})

const Line = LineFields.superRefine((line, context) => {
  if (!line.isListed) return
  const refuse = (name: keyof CertificateLine, message: string): void =>
    context.addIssue({ code: 'custom', path: [name], message })
  for (const name of needed) if (line[name] === '' || line[name] === null) refuse(name, vendorMessages.required)
  if (line.effectiveOn !== null && line.expiresOn !== null && line.expiresOn <= line.effectiveOn)
    refuse('expiresOn', vendorMessages.datesReversed)
}).default(notListed)

const needed = ['carrier', 'policyNumber', 'effectiveOn', 'expiresOn', 'limit'] as const

const Lines = z
  .object(Object.fromEntries(vendorLines.map((line) => [line, Line])) as Record<VendorLine, typeof Line>)
  .superRefine((lines, context) => {
    if (Object.values(lines).every(({ isListed }) => !isListed))
      context.addIssue({ code: 'custom', path: [vendorLines[0]], message: vendorMessages.listLine })
  })
  .meta({ id: 'VendorCertificateLines', description: 'Limits in cents' })

/** What someone types from a certificate. */
export const CertificateValues = z
  .object({
    namedInsured: oneLine().trim().min(1).max(120),
    issuedOn: z.iso.date({ error: vendorMessages.dateNeeded }),
    lines: Lines,
  })
  .meta({ id: 'VendorCertificateValues' })

export const CertificateEdit = CertificateValues.extend({ version: z.number().int() }).meta({
  id: 'VendorCertificateEdit',
})

export const CertificateState = z
  .enum(['UPLOADED', 'RECEIVED', 'CONFIRMED', 'REJECTED'])
  .meta({ description: 'UPLOADED: nothing was typed yet. RECEIVED: typed, and not confirmed' })

export const VendorCertificate = z
  .object({
    id: z.string(),
    state: CertificateState,
    documentId: z.string(),
    fileName: z.string(),
    sentBy: z.string(),
    receivedAt: z.iso.datetime(),
    namedInsured: z.string(),
    issuedOn: day.nullable().meta({ description: 'The date of the certificate; null if nothing was typed yet' }),
    lines: z.record(z.enum(vendorLines), LineFields),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    note: z.string().meta({ description: 'Why it was rejected' }),
    setVersion: z.number().int().nullable().meta({ description: 'Of the requirement set when it was confirmed' }),
    version: z.number().int(),
  })
  .meta({ id: 'VendorCertificate' })

export const Rejection = z
  .object({ note: text().trim().min(1, vendorMessages.noteNeeded).max(500), version: z.number().int() })
  .meta({ id: 'VendorCertificateRejection' })

export type CertificateValues = z.infer<typeof CertificateValues>
export type CertificateState = z.infer<typeof CertificateState>
export type VendorCertificate = z.infer<typeof VendorCertificate>
