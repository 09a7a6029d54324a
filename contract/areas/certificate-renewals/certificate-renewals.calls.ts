import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor } from '../../kit/paging.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import {
  CertificateRenewal,
  CertificateRenewalList,
  CertificateRenewalStart,
  RenewalDecision,
  RenewalItem,
  RenewalItemQuery,
  RenewalMove,
} from './certificate-renewal.shapes.ts'

const access = 'account'
const inAccount = z.object({ accountId: z.string() })
const ofRenewal = z.object({ accountId: z.string(), renewalId: z.string() })
const changing = {
  access,
  params: ofRenewal,
  responses: { 200: CertificateRenewal, 403: Problem, 404: Problem, 422: Problem },
} as const

export const certificateRenewalsCalls = calls({
  'GET /api/accounts/{accountId}/certificate-renewals': accountReading(
    inAccount,
    CertificateRenewalList,
    'Returns the latest certificate renewals, and the renewed policies whose certificates can be renewed.',
  ),
  'POST /api/accounts/{accountId}/certificate-renewals': {
    summary: 'Prepares the renewal of all certificates that list the policies before. Sends nothing.',
    access,
    body: CertificateRenewalStart,
    params: inAccount,
    responses: { ...changing.responses, 201: CertificateRenewal },
  },
  'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}': accountReading(
    ofRenewal,
    CertificateRenewal,
    'Returns a certificate renewal with its counts.',
  ),
  'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/items': {
    access,
    summary: 'Returns holders beside last year’s certificate, compared with the renewed policies, page by page.',
    params: ofRenewal,
    query: RenewalItemQuery,
    responses: { 200: z.object({ items: z.array(RenewalItem), nextCursor }), 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/decisions': {
    ...changing,
    summary: 'Keeps or drops certificates of a renewal.',
    body: RenewalDecision,
  },
  'POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/moves': {
    ...changing,
    summary: 'Starts, pauses, resumes, or stops a renewal.',
    body: RenewalMove,
  },
  'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/file': {
    access,
    summary: 'Returns the result of a renewal, holder by holder, as a spreadsheet.',
    params: ofRenewal,
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
})
