import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { AccountDetails } from './details.shapes.ts'
import { AccountRecordEdit, TeamDraft } from './record.shapes.ts'

const access = 'account'
const params = z.object({ accountId: z.string() })
const StaleDetails = Problem.extend({ current: AccountDetails }).meta({ id: 'StaleAccountDetails' })

export const detailsCalls = calls({
  'GET /api/accounts/{accountId}/details': {
    access,
    summary: 'What is known of an account itself: its record, its team, and the facts that say who it is.',
    params,
    responses: { 200: AccountDetails },
  },
  'PUT /api/accounts/{accountId}/details': {
    access,
    summary:
      'Changes the record of an account, for brokerage staff. A client with policies in force as a prospect, and a ' +
      'client without a primary contact, are refused.',
    params,
    body: AccountRecordEdit,
    responses: { 200: AccountDetails, 403: Problem, 409: StaleDetails, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/details/team': {
    access,
    summary: 'Changes who of the brokerage works on an account, for its staff. One of them is the primary contact.',
    params,
    body: TeamDraft,
    responses: { 200: AccountDetails, 403: Problem, 409: StaleDetails, 422: Problem },
  },
})
