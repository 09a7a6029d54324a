import { z } from 'zod'
import { calls, type Schema } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import { RequirementClause } from '../vendors/requirement-clause.shapes.ts'
import { RequirementSet } from '../vendors/vendor.shapes.ts'
import {
  ClauseCure,
  ClauseDecision,
  ContractReview,
  ContractReviewEdit,
  ContractReviewList,
  ContractReviewStart,
  ReviewClause,
  SetFromReview,
} from './contract-review.shapes.ts'

const access = 'account'
const inAccount = z.object({ accountId: z.string() })
const ofReview = z.object({ accountId: z.string(), reviewId: z.string() })
const ofClause = z.object({ accountId: z.string(), reviewId: z.string(), clauseId: z.string() })
const Stale = Problem.extend({ current: ContractReview }).meta({ id: 'StaleContractReview' })
const StaleClause = Problem.extend({ current: ReviewClause }).meta({ id: 'StaleContractClause' })

/** A call that changes a review and returns it. */
const changing = <P extends Schema, B extends Schema>(params: P, body: B, summary: string) => ({
  access: 'account' as const,
  summary,
  params,
  body,
  responses: { 200: ContractReview, 403: Problem, 404: Problem, 422: Problem },
})

export const contractReviewsCalls = calls({
  'GET /api/accounts/{accountId}/contract-reviews': accountReading(
    inAccount,
    ContractReviewList,
    'Returns the contract reviews of an account, the newest first, with what its policies lack.',
  ),
  'POST /api/accounts/{accountId}/contract-reviews': {
    access,
    summary:
      'Starts a contract review: reads the requirements of an uploaded PDF or Word document as proposals, or takes those of a requirement set.',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    params: inAccount,
    body: ContractReviewStart,
    responses: { 201: ContractReview, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/contract-reviews/{reviewId}': accountReading(
    ofReview,
    ContractReview,
    'Returns a contract review with the text of the contract and the comparison with the policies in force.',
  ),
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}': {
    access,
    summary: 'Saves the name, certificate holder, and project of a contract review.',
    params: ofReview,
    body: ContractReviewEdit,
    responses: { 200: ContractReview, 403: Problem, 404: Problem, 422: Problem, 409: Stale },
  },
  'DELETE /api/accounts/{accountId}/contract-reviews/{reviewId}': {
    access,
    summary: 'Removes a contract review. Its document stays in the library.',
    params: ofReview,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses': changing(
    ofReview,
    RequirementClause,
    'Adds a requirement that a person entered.',
  ),
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}': {
    access,
    summary: 'Confirms a requirement as read or corrected, discards it, or reopens it.',
    params: ofClause,
    body: ClauseDecision,
    responses: { 200: ContractReview, 403: Problem, 404: Problem, 422: Problem, 409: StaleClause },
  },
  'PUT /api/accounts/{accountId}/contract-reviews/{reviewId}/clauses/{clauseId}/cure': {
    access,
    summary: 'Saves the price of closing a gap and the day by which it can be closed. Brokerage staff only.',
    params: ofClause,
    body: ClauseCure,
    responses: { 200: ContractReview, 403: Problem, 404: Problem, 422: Problem, 409: StaleClause },
  },
  'POST /api/accounts/{accountId}/contract-reviews/{reviewId}/requirement-set': {
    access,
    summary: 'Saves the confirmed requirements of a contract review as a requirement set.',
    params: ofReview,
    body: SetFromReview,
    responses: { 201: RequirementSet, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/contract-reviews/{reviewId}/summary': {
    access,
    summary: 'Returns the comparison of a contract review with the policies as a PDF.',
    params: ofReview,
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
})
