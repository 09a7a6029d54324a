import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { AccountDetails } from './details.shapes.ts'
import { Duplicate, MergeChoice, MergePlan } from './merging.shapes.ts'
import { AccountRecordEdit, TeamDraft } from './record.shapes.ts'

const access = 'account'
const params = z.object({ accountId: z.string() })
const StaleDetails = Problem.extend({ current: AccountDetails }).meta({ id: 'StaleAccountDetails' })
const ofBrokerage = z.object({ brokerCode: z.string(), accountId: z.string() })
const ofDuplicate = ofBrokerage.extend({ duplicateId: z.string() })
const StalePlan = Problem.extend({ current: MergePlan }).meta({ id: 'StaleMergePlan' })

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
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates': {
    access: 'brokerage-admin',
    summary: 'Other accounts of the brokerage that may be the same insured, the likeliest first.',
    params: ofBrokerage,
    responses: { 200: z.array(Duplicate).max(20), 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}': {
    access: 'brokerage-admin',
    summary: 'What merging a duplicate into an account would do, field by field, and what stands in the way.',
    params: ofDuplicate,
    responses: { 200: MergePlan, 404: Problem },
  },
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}/merge': {
    access: 'brokerage-admin',
    summary:
      'Merges a duplicate into an account, all of it or nothing. A duplicate with renewals, schedules or other work ' +
      'of its own that cannot move is refused by name.',
    params: ofDuplicate,
    body: MergeChoice,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 409: StalePlan, 422: Problem },
  },
})
