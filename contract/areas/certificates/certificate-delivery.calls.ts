import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import {
  CertificateDeliveries,
  DeliveryBounce,
  DeliveryStart,
  HolderActivityList,
  MailBounce,
} from './delivery/certificate-delivery.shapes.ts'

const ofCertificate = z.object({ accountId: z.string(), certificateId: z.string() })

const errors = { 403: Problem, 404: Problem, 422: Problem } as const

/** What sends, or corrects the log: bounded, since each email leaves under the name of the brokerage. */
const changing = { access: 'account', limits: [{ per: 'user', tries: 200, minutes: 60 }] } as const

const fromProvider = {
  summary: 'Receives from the email provider, in a signed delivery, that the email of a certificate came back.',
  limits: [{ per: 'address', tries: 3000, minutes: 10 }],
} as const

export const certificateDeliveryCalls = calls({
  'GET /api/accounts/{accountId}/certificates/{certificateId}/deliveries': accountReading(
    ofCertificate,
    CertificateDeliveries,
    'Returns the emails by which a certificate and its other revisions were sent, and the delivery status of each.',
  ),
  'POST /api/accounts/{accountId}/certificates/{certificateId}/deliveries': {
    ...changing,
    summary: 'Emails a certificate in force to its holder, as a PDF or by its link.',
    params: ofCertificate,
    body: DeliveryStart,
    responses: { ...errors, 201: CertificateDeliveries },
  },
  'POST /api/accounts/{accountId}/certificate-deliveries/{deliveryId}/bounce': {
    ...changing,
    body: DeliveryBounce,
    params: z.object({ accountId: z.string(), deliveryId: z.string() }),
    summary: 'Records that a sent email came back.',
    responses: { ...errors, 200: CertificateDeliveries },
  },
  'GET /api/accounts/{accountId}/certificate-holder-activity': accountReading(
    z.object({ accountId: z.string() }),
    HolderActivityList,
    'Returns when each certificate holder last received a certificate, and the delivery status of the latest email.',
  ),
})

export const mailBounceCalls = calls({
  'POST /open/mail-bounces': {
    ...fromProvider,
    access: 'open',
    body: MailBounce,
    responses: { 202: 'nothing', 404: Problem, 409: Problem, 422: Problem },
  },
})
