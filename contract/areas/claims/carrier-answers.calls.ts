import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { CarrierLanding, CarrierReply } from './carrier/carrier-answer.shapes.ts'

const params = z.object({ token: z.string().max(200) })

/** What a carrier does by the link of a notice, without a login. A link that does not work answers alike, whatever the reason. */
export const carrierAnswersCalls = calls({
  'GET /open/claim-answers/{token}': {
    access: 'open',
    summary: 'Returns which claim a carrier’s link is about.',
    limits: [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }],
    params,
    responses: { 200: CarrierLanding, 404: Problem },
  },
  'POST /open/claim-answers/{token}': {
    access: 'open',
    summary: 'Sends the carrier’s answer to a notice; brokerage staff file it.',
    limits: [{ per: 'address', tries: 30, minutes: 15 }],
    params,
    bodyBytes: 50_000,
    body: CarrierReply,
    responses: { 200: CarrierLanding, 404: Problem, 422: Problem },
  },
})
