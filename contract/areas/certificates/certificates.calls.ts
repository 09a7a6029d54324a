import { z } from 'zod'
import { calls, type Schema } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import { LivingCertificate } from './living-certificate.shapes.ts'
import { certificateHolder, CertificateHolderList } from './certificate-holder.shapes.ts'
import { CertificateRules } from './certificate-rules.shapes.ts'
import {
  Certificate,
  CertificateEdit,
  CertificateList,
  CertificateNarrowing,
  CertificateOptions,
  CertificateReview,
  CertificateSend,
  CertificateStart,
} from './certificate.shapes.ts'

const access = 'account'
const inAccount = z.object({ accountId: z.string() })
const ofBrokerage = z.object({ brokerCode: z.string() })
const ofHolder = z.object({ accountId: z.string(), holderId: z.string() })
const ofCertificate = z.object({ accountId: z.string(), certificateId: z.string() })
const ofAddress = z.object({ code: z.string().max(40) })
const Stale = Problem.extend({ current: Certificate }).meta({ id: 'StaleCertificate' })

/** A call that changes a certificate, and answers it. A save from an old version is rejected with the current one. */
const changing = <B extends Schema>(body: B, summary: string) => ({
  access: 'account' as const,
  summary,
  params: ofCertificate,
  body,
  responses: { 200: Certificate, 403: Problem, 404: Problem, 422: Problem, 409: Stale },
})

export const certificatesCalls = calls({
  'GET /api/brokerages/{brokerCode}/certificate-rules': {
    access: 'brokerage',
    summary: 'Returns the rules of a brokerage for the certificates of its accounts. Staff only.',
    params: ofBrokerage,
    responses: { 200: CertificateRules },
  },
  'PUT /api/brokerages/{brokerCode}/certificate-rules': {
    access: 'brokerage-admin',
    summary: 'Sets the rules of a brokerage for the certificates of its accounts.',
    params: ofBrokerage,
    body: CertificateRules,
    responses: { 200: CertificateRules, 422: Problem },
  },
  'GET /api/accounts/{accountId}/certificate-holders': certificateHolder.list(inAccount, {
    answers: CertificateHolderList,
  }),
  'POST /api/accounts/{accountId}/certificate-holders': certificateHolder.add(inAccount),
  'PUT /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolder.change(ofHolder),
  'DELETE /api/accounts/{accountId}/certificate-holders/{holderId}': certificateHolder.remove(ofHolder),
  'GET /api/accounts/{accountId}/certificates': {
    ...accountReading(
      inAccount,
      CertificateList,
      'Lists the certificates of an account, those that changed last first.',
    ),
    query: CertificateNarrowing,
  },
  'GET /api/accounts/{accountId}/certificate-options': accountReading(
    inAccount,
    CertificateOptions,
    'Returns the policies in force and the holders that certificates are requested from.',
  ),
  'POST /api/accounts/{accountId}/certificates': {
    access,
    summary: 'Starts a draft of a certificate, or of the next revision of an issued one.',
    params: inAccount,
    body: CertificateStart,
    responses: { 201: Certificate, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/certificates/{certificateId}': accountReading(
    ofCertificate,
    Certificate,
    'Returns a certificate, compared with the policies of today until it is issued.',
  ),
  'PUT /api/accounts/{accountId}/certificates/{certificateId}': changing(CertificateEdit, 'Saves a draft.'),
  'DELETE /api/accounts/{accountId}/certificates/{certificateId}': {
    access,
    summary: 'Discards a draft.',
    params: ofCertificate,
    query: z.object({ version: z.coerce.number<string>().int() }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem, 409: Stale },
  },
  'POST /api/accounts/{accountId}/certificates/{certificateId}/issue': changing(
    CertificateSend,
    'Issues a certificate if the policies support all of it. A revision replaces the one before it.',
  ),
  'POST /api/accounts/{accountId}/certificates/{certificateId}/submit': changing(
    CertificateSend,
    'Sends a request that needs an endorsement to the brokerage.',
  ),
  'POST /api/accounts/{accountId}/certificates/{certificateId}/review': changing(
    CertificateReview,
    'Takes a request into review, approves it, or rejects it. Only what the policies provide is issued. Staff only.',
  ),
  'GET /api/accounts/{accountId}/certificates/{certificateId}/file': {
    access,
    summary: 'Returns an issued certificate as a PDF.',
    params: ofCertificate,
    responses: { 200: 'file', 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /open/certificates/{code}': {
    access: 'open',
    summary:
      'Returns the current status of an issued certificate, by the code on it. It shows nothing that was not on the document.',
    limits: [{ per: 'address', tries: 30, minutes: 15, refusedOnly: true }],
    params: ofAddress,
    responses: { 200: LivingCertificate, 404: Problem },
  },
  'POST /open/certificates/{code}/views': {
    access: 'open',
    summary: 'Counts that a person looked at a certificate by its code.',
    limits: [{ per: 'address', tries: 60, minutes: 15 }],
    params: ofAddress,
    responses: { 204: 'nothing', 404: Problem },
  },
})
