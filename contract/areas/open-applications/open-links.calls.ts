import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { OpenLink, OpenLinkDraft, OpenLinkUse } from './open-link.shapes.ts'

const ofAccount = z.object({ id: z.string() })
const ofLink = z.object({ id: z.string(), linkId: z.string() })
const access = 'account:OP_READ_APPLICATIONS'

/** How applications are shared with someone who has no login; for the brokerage and the insured’s Admin. */
export const openLinksCalls = calls({
  'GET /api/accounts/{id}/open-links': {
    access,
    summary: 'The links by which applications of an account are shared, the newest first.',
    params: ofAccount,
    responses: { 200: z.array(OpenLink), 403: Problem },
  },
  'POST /api/accounts/{id}/open-links': {
    access,
    summary: 'Shares applications by a link, which is mailed; nobody else learns it.',
    params: ofAccount,
    body: OpenLinkDraft,
    responses: { 201: OpenLink, 403: Problem, 422: Problem },
  },
  'POST /api/accounts/{id}/open-links/{linkId}/resend': {
    access,
    summary: 'Mails a new link in place of the one before, for as many days; a PIN stays.',
    params: ofLink,
    responses: { 200: OpenLink, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{id}/open-links/{linkId}': {
    access,
    summary: 'Revokes a link: from now on it leads nowhere. Answers that came by it stay.',
    params: ofLink,
    responses: { 200: OpenLink, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{id}/open-links/{linkId}/uses': {
    access,
    summary: 'Every use of a link, the latest first.',
    params: ofLink,
    responses: { 200: z.array(OpenLinkUse).max(200), 403: Problem, 404: Problem },
  },
})
