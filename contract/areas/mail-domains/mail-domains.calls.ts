import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { MailDomain, MailSender } from './mail-domain.shapes.ts'

const inBrokerage = z.object({ id: z.string() })

/** The address that emails of a brokerage come from. */
export const mailDomainsCalls = calls({
  'GET /api/broker-admin/{id}/mail-domain': {
    access: 'brokerage-admin',
    summary: 'Returns where the emails of a brokerage come from, and the DNS records that verify its domain.',
    params: inBrokerage,
    responses: { 200: MailDomain },
  },
  'PUT /api/broker-admin/{id}/mail-domain': {
    access: 'brokerage-admin',
    stepUp: true,
    summary:
      'Sets the address that emails of a brokerage come from once its domain is verified; null for the portal’s.',
    params: inBrokerage,
    body: MailSender,
    responses: { 200: MailDomain, 422: Problem },
  },
  'POST /api/broker-admin/{id}/mail-domain/check': {
    access: 'brokerage-admin',
    summary: 'Looks up the DNS records of the sender’s domain. The address is used only if all are found.',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    params: inBrokerage,
    responses: { 200: MailDomain, 404: Problem, 422: Problem },
  },
})
