import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
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
      'What would be submitted now, what stands in the way, whom it may go to and what changed since the last time. ' +
      'What it holds is for the brokerage and the insured’s Admin.',
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
      'Signs and submits a renewal, for the insured’s Admin: keeps what is submitted, tells the recipients and begins the ' +
      'packet. Open sections, errors and a submission of nothing new are refused.',
    params: ofCycle,
    body: SubmissionDraft,
    responses: { 201: SubmissionDetails, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/submissions/{submissionId}': {
    access: 'account-admin',
    summary: 'A submission with what it holds, what changed against the one before, and the links to its packet.',
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
    summary: 'Makes a packet again that failed, or that has not moved for a while.',
    params: one,
    responses: { 202: SubmissionDetails, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /api/accounts/{accountId}/submissions/{submissionId}/links': {
    access: 'account-admin',
    summary: 'Sends the packet to someone of the brokerage by a new link; one that they had before ends.',
    params: one,
    body: z.object({ recipientId: z.string() }),
    responses: { 201: SubmissionDetails, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}': {
    access: 'account-admin',
    summary: 'Revokes the link of a recipient: from now on it leads nowhere.',
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
    summary: 'Where a link to a packet leads. One that does not work answers alike, whatever the reason.',
    limits: [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }],
    params: ofDownload,
    responses: { 200: DownloadLanding, 404: Problem },
  },
  'POST /open/submission-downloads/{requestId}/{downloadCode}/code': {
    access: 'open',
    summary: 'Mails a code to the recipient that opens the packet in this browser, once, within ten minutes.',
    limits: [{ per: 'address', tries: 10, minutes: 60 }],
    params: ofDownload,
    responses: { 202: 'nothing', 404: Problem },
  },
  'POST /open/submission-downloads/{requestId}/{downloadCode}/enter': {
    access: 'open',
    summary: 'Lets this browser in by the mailed code.',
    limits: few,
    params: ofDownload,
    body: z.object({ code: z.string().max(20) }),
    responses: { 204: 'nothing', 404: Problem, 422: Problem },
  },
  'GET /open/submission-downloads/{requestId}/{downloadCode}/packet': {
    access: 'open',
    summary: 'The packet, in a browser that was let in; every download counts.',
    limits: few,
    params: ofDownload,
    responses: { 200: 'file', 401: Problem, 404: Problem },
  },
})
