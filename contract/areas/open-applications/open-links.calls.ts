import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { OpenLink, OpenLinkDraft, OpenLinkUse } from './open-link.shapes.ts'

const ofAccount = z.object({ id: z.string() })
const ofLink = z.object({ id: z.string(), linkId: z.string() })
const access = 'account:OP_READ_APPLICATIONS'

/** Sharing applications with people without a login; for the brokerage and the insured’s Admin. */
export const openLinksCalls = calls({
  'GET /api/accounts/{id}/open-links': {
    access,
    summary: 'Lists the links that share applications of an account, newest first.',
    params: ofAccount,
    responses: { 200: z.array(OpenLink), 403: Problem },
  },
  'POST /api/accounts/{id}/open-links': {
    access,
    summary: 'Shares applications by a link, which is emailed to the recipient only.',
    params: ofAccount,
    body: OpenLinkDraft,
    responses: { 201: OpenLink, 403: Problem, 422: Problem },
  },
  'POST /api/accounts/{id}/open-links/{linkId}/resend': {
    access,
    summary: 'Emails a new link that replaces the previous one, with the same duration and PIN.',
    params: ofLink,
    responses: { 200: OpenLink, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{id}/open-links/{linkId}': {
    access,
    summary: 'Revokes a link; it stops working. Answers received through it are kept.',
    params: ofLink,
    responses: { 200: OpenLink, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{id}/open-links/{linkId}/uses': {
    access,
    summary: 'Lists the uses of a link, latest first.',
    params: ofLink,
    responses: { 200: z.array(OpenLinkUse).max(200), 403: Problem, 404: Problem },
  },
})
