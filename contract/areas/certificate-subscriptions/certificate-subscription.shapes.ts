import { z } from 'zod'
import { emailAddress } from '../../kit/text.ts'

export const SubscriptionStart = z.object({ email: emailAddress() })

/** A subscription to the changes of a certificate, as its link shows it. */
export const CertificateSubscription = z
  .object({
    email: z.string().meta({ description: 'Partly hidden' }),
    isSubscribed: z.boolean(),
  })
  .meta({ id: 'CertificateSubscription' })

export type CertificateSubscription = z.infer<typeof CertificateSubscription>
