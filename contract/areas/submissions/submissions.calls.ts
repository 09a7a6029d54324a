import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import {
  DownloadLanding,
  PacketUse,
  Submission,
  SubmissionDetails,
  SubmissionDraft,
  SubmissionPreview,
} from './submission.shapes.ts'

const ofCycle = z.object({ accountId: z.string(), cycleId: z.string() })
const one = z.object({ accountId: z.string(), submissionId: z.string() })
const oneLink = one.extend({ linkId: z.string() })
const token = z.string().max(200)
const ofDownload = z.object({ requestId: token, downloadCode: token })
const few = [{ per: 'address', tries: 60, minutes: 15 }] as const

export const submissionsCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/submission-preview': {
    access: 'account',
    summary:
      'Returns the submission preview: contents, issues to resolve, possible recipients, and changes since the last one. ' +
      'The contents are visible only to the brokerage and the insured’s Admin.',
    params: ofCycle,
    responses: { 200: SubmissionPreview, 404: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/submissions': {
    access: 'account',
    summary: 'The submissions of a renewal, the newest first.',
    params: ofCycle,
    responses: { 200: z.array(Submission), 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/submissions': {
    access: 'account-admin',
    summary:
      'Signs and submits a renewal, for the insured’s Admin: saves the submission, notifies the recipients, and starts the ' +
      'packet. Refuses open sections, errors, and a submission without changes.',
    params: ofCycle,
    body: SubmissionDraft,
    responses: { 201: SubmissionDetails, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/submissions/{submissionId}': {
    access: 'account-admin',
    summary: 'Returns a submission with its contents, the changes since the previous one, and the links to its packet.',
    params: one,
    responses: { 200: SubmissionDetails, 404: Problem },
  },
  'GET /api/accounts/{accountId}/submissions/{submissionId}/packet': {
    access: 'account-admin',
    summary: 'The packet of a submission. Parts are answered to a `Range`.',
    params: one,
    responses: { 200: 'file', 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /api/accounts/{accountId}/submissions/{submissionId}/packet': {
    access: 'account-admin',
    summary: 'Recreates a packet that failed or stalled.',
    params: one,
    responses: { 202: SubmissionDetails, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /api/accounts/{accountId}/submissions/{submissionId}/links': {
    access: 'account-admin',
    summary: 'Sends a new packet link to a person at the brokerage; their previous link stops working.',
    params: one,
    body: z.object({ recipientId: z.string(), language: RecipientLanguage }),
    responses: { 201: SubmissionDetails, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}': {
    access: 'account-admin',
    summary: 'Revokes the link of a recipient; it stops working.',
    params: oneLink,
    responses: { 200: SubmissionDetails, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}/uses': {
    access: 'account-admin',
    summary: 'Every use of a link, the latest first.',
    params: oneLink,
    responses: { 200: z.array(PacketUse).max(200), 404: Problem },
  },
  'GET /open/submission-downloads/{requestId}/{downloadCode}': {
    access: 'open',
    summary: 'Returns what a packet link opens. Every link that does not work gets the same response.',
    limits: [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }],
    params: ofDownload,
    responses: { 200: DownloadLanding, 404: Problem },
  },
  'POST /open/submission-downloads/{requestId}/{downloadCode}/code': {
    access: 'open',
    summary: 'Emails the recipient a one-time code that opens the packet in this browser and expires in 10 minutes.',
    limits: [{ per: 'address', tries: 10, minutes: 60 }],
    params: ofDownload,
    responses: { 202: 'nothing', 404: Problem },
  },
  'POST /open/submission-downloads/{requestId}/{downloadCode}/enter': {
    access: 'open',
    summary: 'Gives this browser access with the emailed code.',
    limits: few,
    params: ofDownload,
    body: z.object({ code: z.string().max(20) }),
    responses: { 204: 'nothing', 404: Problem, 422: Problem },
  },
  'GET /open/submission-downloads/{requestId}/{downloadCode}/packet': {
    access: 'open',
    summary: 'Returns the packet to a verified browser; every download counts.',
    limits: few,
    params: ofDownload,
    responses: { 200: 'file', 401: Problem, 404: Problem },
  },
})
