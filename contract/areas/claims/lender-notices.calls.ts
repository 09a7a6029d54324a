import { z } from 'zod'
import { calls, type Schema } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import {
  LenderNoticeDraft,
  LenderNoticeMailed,
  LenderNoticePreview,
  LenderNotices,
} from './lenders/lender-notice.shapes.ts'

const ofClaim = z.object({ accountId: z.string(), claimId: z.string() })
const ofNotice = ofClaim.extend({ noticeId: z.string() })
const problems = { 403: Problem, 404: Problem, 422: Problem }
const letter = { 200: 'file' as const, ...problems }

const of = <P extends Schema, R extends object>(params: P, responses: R, summary: string) => ({
  access: 'account' as const,
  params,
  responses,
  summary,
})

export const lenderNoticesCalls = calls({
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices': accountReading(
    ofClaim,
    LenderNotices,
    'Returns the notices of a claim to lenders and lessors, and, for staff, who has an interest in the property.',
  ),
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notice-preview': {
    ...of(ofClaim, letter, 'Returns the letter to a lender or lessor as it would be sent. Staff only.'),
    query: LenderNoticePreview,
  },
  'POST /api/accounts/{accountId}/claims/{claimId}/lender-notices': {
    ...of(
      ofClaim,
      { 201: LenderNotices, ...problems },
      'Emails a lender or lessor a letter, or without an email address makes the letter to print. Staff only.',
    ),
    body: LenderNoticeDraft,
  },
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices/{noticeId}': of(
    ofNotice,
    letter,
    'Downloads a letter to a lender or lessor as it was made.',
  ),
  'PUT /api/accounts/{accountId}/claims/{claimId}/lender-notices/{noticeId}/mailed': {
    ...of(
      ofNotice,
      { 200: LenderNotices, ...problems },
      'Records the day on which a printed letter was sent. Staff only.',
    ),
    body: LenderNoticeMailed,
  },
})
