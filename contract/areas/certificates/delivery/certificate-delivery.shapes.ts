import { z } from 'zod'
import { emailAddress, oneLine } from '../../../kit/text.ts'

export const deliveryForms = {
  PDF: 'PDF attached',
  LINK: 'Link only',
} as const

export const deliveryStates = {
  QUEUED: 'Queued',
  SENT: 'Sent',
  FAILED: 'Failed',
  BOUNCED: 'Bounced',
} as const

export const DeliveryForm = z.enum(['PDF', 'LINK'])
export const DeliveryState = z.enum(['QUEUED', 'SENT', 'FAILED', 'BOUNCED'])

/** One email by which a certificate went to its holder. */
export const CertificateDelivery = z
  .object({
    id: z.string(),
    certificateId: z.string(),
    revision: z.number().int(),
    recipient: z.string(),
    form: DeliveryForm,
    state: DeliveryState,
    error: z.string().meta({ description: 'Why it failed or bounced' }),
    sentBy: z.string(),
    queuedAt: z.iso.datetime(),
    openedAt: z.iso.datetime().nullable().meta({
      description: 'When the page of the certificate was first viewed after this email',
    }),
  })
  .meta({ id: 'CertificateDelivery' })

export const CertificateDeliveries = z
  .object({
    deliveries: z.array(CertificateDelivery).meta({ description: 'Of all revisions, the newest 200' }),
    holderEmail: z.string(),
    isHolderListed: z.boolean(),
    maySend: z.boolean(),
  })
  .meta({ id: 'CertificateDeliveries' })

export const DeliveryStart = z.object({
  email: emailAddress(),
  form: DeliveryForm,
  savesAddress: z.boolean().default(false).meta({ description: 'Saves the address as that of the holder' }),
})

export const DeliveryBounce = z.object({
  reason: oneLine().trim().max(300, 'cannot be more than 300 characters.').default(''),
})

/** What a holder received last. */
const HolderActivity = z.object({
  holderId: z.string(),
  lastIssuedOn: z.iso.date().nullable(),
  expiresOn: z.iso.date().nullable().meta({ description: 'When the newest certificate expires' }),
  delivery: DeliveryState.nullable().meta({
    description: 'Delivery status of the latest email; null if there is none',
  }),
})

export const HolderActivityList = z
  .object({ holders: z.array(HolderActivity).meta({ description: 'Holders with certificates' }) })
  .meta({ id: 'HolderActivityList' })

/** What an email provider reports of a message that came back. */
export const MailBounce = z
  .object({
    messageId: z.string().max(300).meta({ description: 'The Message-ID of the email, with or without brackets' }),
    reason: z.string().max(2000).default(''),
  })
  .meta({ id: 'MailBounce' })

export type DeliveryForm = z.infer<typeof DeliveryForm>
export type DeliveryState = z.infer<typeof DeliveryState>
export type CertificateDelivery = z.infer<typeof CertificateDelivery>
export type HolderActivityList = z.infer<typeof HolderActivityList>
export type CertificateDeliveries = z.infer<typeof CertificateDeliveries>
