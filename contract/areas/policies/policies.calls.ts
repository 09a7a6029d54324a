import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { CoverageSheet, PriorCoverages } from './coverages/coverage-sheet.shapes.ts'
import { policyEndorsement } from './endorsement.shapes.ts'
import { CoverageSummary } from './coverage-summary.shapes.ts'
import {
  Cancellation,
  CarrierReturned,
  NonRenewal,
  Reinstatement,
  versioned,
} from './termination/termination.shapes.ts'
import {
  InsuredChoices,
  Policy,
  PolicyChoices,
  PolicyDetail,
  PolicyDraft,
  PolicyEdit,
  PolicyNarrowing,
} from './policy.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const onePolicy = z.object({ accountId: z.string(), policyId: z.string() })
const oneEndorsement = z.object({ accountId: z.string(), policyId: z.string(), endorsementId: z.string() })
const StalePolicy = Problem.extend({ current: PolicyDetail }).meta({ id: 'StalePolicy' })

/** The most policies that one answer holds. */
const listLimit = 200

/** A change of one policy, from the version that was seen. */
const ofVersion = {
  access: 'account',
  params: onePolicy,
  responses: { 200: PolicyDetail, 403: Problem, 404: Problem, 409: StalePolicy, 422: Problem },
} as const

export const policiesCalls = calls({
  'GET /api/accounts/{accountId}/policies': {
    access: 'account',
    summary: 'Lists the policies of an account, newest terms first. A full page may continue at `offset`.',
    params: inAccount,
    query: PolicyNarrowing.extend({
      limit: z.coerce.number<number>().int().min(1).max(listLimit).default(listLimit),
      offset: z.coerce.number<number>().int().min(0).max(100_000).default(0),
    }),
    responses: { 200: z.array(Policy) },
  },
  'GET /api/accounts/{accountId}/policies/choices': {
    access: 'account',
    summary: 'Lists the terms, lines, carriers, and statuses to filter the policies of an account by.',
    params: inAccount,
    responses: { 200: PolicyChoices },
  },
  'GET /api/accounts/{accountId}/policies/insured-choices': {
    access: 'account',
    summary:
      'Lists the named insureds and locations on the schedules, to choose those of a policy from. Brokerage staff only.',
    params: inAccount,
    responses: { 200: InsuredChoices, 403: Problem },
  },
  'GET /api/accounts/{accountId}/coverage-summary': {
    access: 'account',
    summary: 'Returns the current coverage of an account, policy by policy, each value with its source.',
    params: inAccount,
    responses: { 200: CoverageSummary },
  },
  'GET /api/accounts/{accountId}/coverage-summary/file': {
    access: 'account',
    summary: 'Returns the current coverage of an account as a PDF booklet.',
    params: inAccount,
    responses: { 200: 'file' },
  },
  'GET /api/accounts/{accountId}/policies/{policyId}': {
    access: 'account',
    summary: 'Returns a policy with its coverages and endorsements.',
    params: onePolicy,
    responses: { 200: PolicyDetail, 404: Problem },
  },
  'GET /api/accounts/{accountId}/policies/external': {
    access: 'account',
    summary: 'Returns a policy kept only in the agency management system, by number and effective date.',
    params: inAccount,
    query: z.object({ policyNumber: text().min(1).max(200), effectiveDate: z.iso.date() }),
    responses: { 200: PolicyDetail, 404: Problem },
  },
  'POST /api/accounts/{accountId}/policies/external/keep': {
    access: 'account',
    summary: 'Has the portal keep a policy that was kept in the agency management system only. Brokerage staff only.',
    params: inAccount,
    body: z.object({ policyNumber: text().min(1).max(200), effectiveDate: z.iso.date() }),
    responses: { 200: PolicyDetail, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/policies/{policyId}/endorsements': policyEndorsement.add(onePolicy, {
    answers: PolicyDetail,
  }),
  'PUT /api/accounts/{accountId}/policies/{policyId}/endorsements/{endorsementId}': policyEndorsement.change(
    oneEndorsement,
    { answers: PolicyDetail },
  ),
  'DELETE /api/accounts/{accountId}/policies/{policyId}/endorsements/{endorsementId}': policyEndorsement.removeFrom(
    oneEndorsement,
    { answers: PolicyDetail },
  ),
  'POST /api/accounts/{accountId}/policies': {
    access: 'account',
    summary: 'Adds a policy. Its file follows in a second call. Brokerage staff only.',
    params: inAccount,
    body: PolicyDraft,
    responses: { 201: z.object({ id: z.string() }), 403: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/policies/{policyId}': {
    ...ofVersion,
    summary:
      'Changes a policy. Brokerage staff only. Refuses a save from an old version and returns the current policy.',
    body: PolicyEdit,
  },
  'PUT /api/accounts/{accountId}/policies/{policyId}/coverages': {
    ...ofVersion,
    summary: 'Replaces the coverages, forms, exclusions, and layer of a policy. Brokerage staff only.',
    body: CoverageSheet.safeExtend({ version: z.number().int() }),
  },
  'GET /api/accounts/{accountId}/policies/{policyId}/prior-coverages': {
    access: 'account',
    summary: 'Returns the coverages of the policy before this one in its line, or null.',
    params: onePolicy,
    responses: { 200: z.object({ prior: PriorCoverages.nullable() }), 404: Problem },
  },
  'POST /api/accounts/{accountId}/policies/{policyId}/cancel': {
    ...ofVersion,
    summary:
      'Cancels a policy from a date in its term, calculates the return premium, and notifies the account. Brokerage staff only.',
    body: Cancellation.extend(versioned),
  },
  'PUT /api/accounts/{accountId}/policies/{policyId}/carrier-return': {
    ...ofVersion,
    summary: 'Saves what the carrier returned for the cancellation of a policy. Brokerage staff only.',
    body: CarrierReturned.extend(versioned),
  },
  'POST /api/accounts/{accountId}/policies/{policyId}/non-renew': {
    ...ofVersion,
    summary: 'Marks a policy as not renewing at its expiration, and notifies the account. Brokerage staff only.',
    body: NonRenewal.extend(versioned),
  },
  'POST /api/accounts/{accountId}/policies/{policyId}/reinstate': {
    ...ofVersion,
    summary:
      'Reinstates a canceled or non-renewed policy from a date in its term, and notifies the account. Brokerage staff only.',
    body: Reinstatement.extend(versioned),
  },
  'POST /api/accounts/{accountId}/policies/{id}': {
    access: 'account',
    summary:
      'Stores the file of a policy. If that fails, the policy says so and the file can be sent again. Brokerage staff only.',
    params: z.object({ accountId: z.string(), id: z.string() }),
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: PolicyDetail, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/policies/delete': {
    access: 'account',
    summary: 'Deletes policies, all or none, and returns the remaining list. Brokerage staff only.',
    params: inAccount,
    body: z.object({ ids: z.array(z.string()).min(1, 'Choose at least one policy').max(listLimit) }),
    responses: { 200: z.array(Policy), 403: Problem, 422: Problem },
  },
})
