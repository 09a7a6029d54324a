import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { CoverageSummary } from './coverage-summary.shapes.ts'
import { Policy, PolicyChoices, PolicyDetail, PolicyDraft, PolicyEdit, PolicyNarrowing } from './policy.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const onePolicy = z.object({ accountId: z.string(), policyId: z.string() })
const StalePolicy = Problem.extend({ current: PolicyDetail }).meta({ id: 'StalePolicy' })

/** The most policies that one answer holds. */
const listLimit = 200

export const policiesCalls = calls({
  'GET /api/accounts/{accountId}/policies': {
    access: 'account',
    summary: 'Policies of an account, the newest terms first; a list as long as `limit` may go on at `offset`.',
    params: inAccount,
    query: PolicyNarrowing.extend({
      limit: z.coerce.number<number>().int().min(1).max(listLimit).default(listLimit),
      offset: z.coerce.number<number>().int().min(0).max(100_000).default(0),
    }),
    responses: { 200: z.array(Policy) },
  },
  'GET /api/accounts/{accountId}/policies/choices': {
    access: 'account',
    summary: 'By which terms, lines, carriers and statuses the policies of an account can be narrowed.',
    params: inAccount,
    responses: { 200: PolicyChoices },
  },
  'GET /api/accounts/{accountId}/coverage-summary': {
    access: 'account',
    summary: 'What covers an account today, policy by policy, each value with its source.',
    params: inAccount,
    responses: { 200: CoverageSummary },
  },
  'GET /api/accounts/{accountId}/policies/{policyId}': {
    access: 'account',
    summary: 'One policy with its coverages and endorsements.',
    params: onePolicy,
    responses: { 200: PolicyDetail, 404: Problem },
  },
  'GET /api/accounts/{accountId}/policies/external': {
    access: 'account',
    summary: 'One policy that only the agency system keeps, by number and effective date.',
    params: inAccount,
    query: z.object({ policyNumber: text().min(1).max(200), effectiveDate: z.iso.date() }),
    responses: { 200: PolicyDetail, 404: Problem },
  },
  'POST /api/accounts/{accountId}/policies': {
    access: 'account',
    summary: 'Adds a policy, for brokerage staff. Its file follows in a second call.',
    params: inAccount,
    body: PolicyDraft,
    responses: { 201: z.object({ id: z.string() }), 403: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/policies/{policyId}': {
    access: 'account',
    summary:
      'Changes a policy, for brokerage staff. A save from an old version is refused with the policy as it stands.',
    params: onePolicy,
    body: PolicyEdit,
    responses: { 200: PolicyDetail, 403: Problem, 404: Problem, 409: StalePolicy, 422: Problem },
  },
  'POST /api/accounts/{accountId}/policies/{id}': {
    access: 'account',
    summary:
      'Stores the file of a policy, for brokerage staff. Where it fails the policy says so, and it may be sent again.',
    params: z.object({ accountId: z.string(), id: z.string() }),
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: PolicyDetail, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/policies/delete': {
    access: 'account',
    summary: 'Deletes policies, all of them or none, for brokerage staff; answers the remaining list.',
    params: inAccount,
    body: z.object({ ids: z.array(z.string()).min(1, 'Choose at least one policy').max(listLimit) }),
    responses: { 200: z.array(Policy), 403: Problem, 422: Problem },
  },
})
