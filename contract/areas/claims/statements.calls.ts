import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import { ClaimStatement, StatementAnswers, StatementLanding, StatementRequest } from './statements/statement.shapes.ts'

const ofClaim = z.object({ accountId: z.string(), claimId: z.string() })
const byToken = z.object({ token: z.string().max(200) })
const errors = { 403: Problem, 404: Problem }
const Statements = z.array(ClaimStatement)

export const statementsCalls = calls({
  'GET /api/accounts/{accountId}/claims/{claimId}/statements': accountReading(
    ofClaim,
    Statements,
    'Returns the statements of people on a claim, and the requests for them.',
  ),
  'POST /api/accounts/{accountId}/claims/{claimId}/statements': {
    access: 'account',
    summary: 'Emails someone a link to give a statement on a claim without a login.',
    body: StatementRequest,
    params: ofClaim,
    responses: { 201: Statements, 422: Problem, ...errors },
  },
  'DELETE /api/accounts/{accountId}/claims/{claimId}/statements/{statementId}': {
    access: 'account',
    summary: 'Revokes the link of a request for a statement; it stops working.',
    params: ofClaim.extend({ statementId: z.string() }),
    responses: { 200: Statements, ...errors },
  },
  'GET /open/claim-statements/{token}': {
    access: 'open',
    limits: [{ per: 'address', tries: 60, minutes: 15, refusedOnly: true }],
    summary: 'Returns what the link of a request is for. Links that do not work get the same response.',
    params: byToken,
    responses: { 200: StatementLanding, 404: Problem },
  },
  'POST /open/claim-statements/{token}': {
    access: 'open',
    limits: [{ per: 'address', tries: 20, minutes: 60 }],
    summary: 'Gives a statement, once; it appears on the claim.',
    body: StatementAnswers,
    params: byToken,
    responses: { 204: 'nothing', 404: Problem, 422: Problem },
  },
  'POST /open/claim-statements/{token}/files': {
    access: 'open',
    limits: [{ per: 'address', tries: 60, minutes: 60 }],
    summary: 'Adds a photo or file to a statement, until 2 hours after it was given.',
    params: byToken,
    upload: { field: 'file', maxBytes: 25 * 1024 ** 2 },
    responses: { 201: z.object({ files: z.number().int() }), 404: Problem, 422: Problem },
  },
})
