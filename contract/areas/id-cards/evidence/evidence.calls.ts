import { z } from 'zod'
import { calls } from '../../../kit/call.ts'
import { Problem } from '../../../kit/problem.ts'
import { EvidenceDraft, EvidencePage } from './evidence.shapes.ts'

const access = 'account:OP_READ_SCHEDULES'
const inAccount = z.object({ accountId: z.string() })

export const evidenceCalls = calls({
  'GET /api/accounts/{accountId}/property-evidence': {
    access,
    summary: 'Returns what evidence of property can be issued from, and what was issued.',
    params: inAccount,
    responses: { 200: EvidencePage, 403: Problem },
  },
  'POST /api/accounts/{accountId}/property-evidence': {
    access,
    summary: 'Issues evidence of property for a location and a lender or loss payee, as a PDF.',
    params: inAccount,
    body: EvidenceDraft,
    responses: { 201: z.object({ id: z.string(), number: z.string() }), 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/property-evidence/{evidenceId}': {
    access,
    summary: 'Downloads evidence of property as it was issued.',
    params: inAccount.extend({ evidenceId: z.string() }),
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
})
