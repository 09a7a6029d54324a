import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { CertificateSubscription, SubscriptionStart } from './certificate-subscription.shapes.ts'

const byLink = {
  limits: [{ per: 'address', tries: 100, minutes: 15 }],
  params: z.object({ token: z.string().min(1).max(100) }),
  responses: { 200: CertificateSubscription, 404: Problem },
} as const

export const certificateSubscriptionsCalls = calls({
  'POST /open/certificates/{code}/subscriptions': {
    access: 'open',
    summary:
      'Emails a link that confirms a subscription to the changes of a certificate. The answer is always the same.',
    params: z.object({ code: z.string().max(40) }),
    limits: [{ per: 'address', tries: 10, minutes: 60 }],
    body: SubscriptionStart,
    responses: { 202: 'nothing', 404: Problem, 422: Problem },
  },
  'POST /open/certificate-subscriptions/{token}': {
    ...byLink,
    access: 'open',
    summary: 'Confirms a subscription to the changes of a certificate.',
  },
})

/** What email programs call by themselves when their user unsubscribes. */
export const certificateUnsubscribesCalls = calls({
  'POST /open/certificate-unsubscribes/{token}': {
    ...byLink,
    access: 'open',
    summary: 'Ends a subscription to the changes of a certificate, with one click.',
  },
})
