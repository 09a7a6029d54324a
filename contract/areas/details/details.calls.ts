import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { AccountDetails } from './details.shapes.ts'
import { Duplicate, MergeChoice, MergePlan } from './merging.shapes.ts'
import { Pipeline, PipelineEdit } from './pipeline.shapes.ts'
import { AccountLinesEdit, AccountRecordEdit, TeamDraft } from './record.shapes.ts'

const access = 'account'
const params = z.object({ accountId: z.string() })
const StaleDetails = Problem.extend({ current: AccountDetails }).meta({ id: 'StaleAccountDetails' })
const StalePipeline = Problem.extend({ current: Pipeline }).meta({ id: 'StalePipeline' })
const ofBrokerage = z.object({ brokerCode: z.string(), accountId: z.string() })
const ofDuplicate = ofBrokerage.extend({ duplicateId: z.string() })
const StalePlan = Problem.extend({ current: MergePlan }).meta({ id: 'StaleMergePlan' })

export const detailsCalls = calls({
  'GET /api/accounts/{accountId}/details': {
    access,
    summary: 'Returns the details of an account: its record, brokerage team, and company data.',
    params,
    responses: { 200: AccountDetails },
  },
  'PUT /api/accounts/{accountId}/details': {
    access,
    summary:
      'Changes the record of an account, for brokerage staff. Refuses a client with policies in force as a prospect, and a ' +
      'client without a primary contact.',
    params,
    body: AccountRecordEdit,
    responses: { 200: AccountDetails, 403: Problem, 409: StaleDetails, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/details/team': {
    access,
    summary: 'Changes the brokerage team of an account, including the primary contact. Brokerage staff only.',
    params,
    body: TeamDraft,
    responses: { 200: AccountDetails, 403: Problem, 409: StaleDetails, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/details/lines': {
    access,
    summary:
      'Changes the lines of business of an account and whether it is a law firm. Added lines bring their schedules and ' +
      'renewal sections; none is taken away. Brokerage staff only.',
    params,
    body: AccountLinesEdit,
    responses: { 200: AccountDetails, 403: Problem, 409: StaleDetails, 422: Problem },
  },
  'GET /api/accounts/{accountId}/details/pipeline': {
    access,
    summary: 'Returns the pipeline stage and the source of a prospect. Brokerage staff only.',
    params,
    responses: { 200: Pipeline, 403: Problem },
  },
  'PUT /api/accounts/{accountId}/details/pipeline': {
    access,
    summary: 'Changes the pipeline stage and the source of a prospect. Brokerage staff only.',
    params,
    body: PipelineEdit,
    responses: { 200: Pipeline, 403: Problem, 409: StalePipeline, 422: Problem },
  },
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates': {
    access: 'brokerage-admin',
    summary: 'Lists other accounts of the brokerage that may be the same insured, most likely first.',
    params: ofBrokerage,
    responses: { 200: z.array(Duplicate).max(20), 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}': {
    access: 'brokerage-admin',
    summary: 'Returns the effect of merging a duplicate into an account, field by field, and what prevents it.',
    params: ofDuplicate,
    responses: { 200: MergePlan, 404: Problem },
  },
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}/merge': {
    access: 'brokerage-admin',
    summary:
      'Merges a duplicate into an account, all or nothing. A duplicate with renewals, schedules, or other records ' +
      'that cannot be moved is refused, naming them.',
    params: ofDuplicate,
    body: MergeChoice,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 409: StalePlan, 422: Problem },
  },
})
