import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { PickDraft, PlanDraft, PlanEdit } from './plan.shapes.ts'
import { Plan, PolicySelection } from './selection.shapes.ts'

const access = 'account'
const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })
const onePlan = oneCycle.extend({ planId: z.string() })
const StalePlan = Problem.extend({ current: Plan }).meta({ id: 'StaleSelectionPlan' })
const ChangedPlan = Problem.extend({ current: PolicySelection }).meta({ id: 'ChangedSelection' })
const refused = { 403: Problem, 404: Problem, 422: Problem }

export const policySelectionCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/plans': {
    access,
    summary:
      'Lists the plans of a law firm’s coming term, the expiring terms, and the selection. The insured gets what ' +
      'they were shown; `current` names the soonest renewal.',
    params: oneCycle,
    responses: { 200: PolicySelection, 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/plans': {
    access,
    summary:
      'Adds a plan, up to 3, or the expiring terms. Brokerage staff only. An aggregate below the limit per ' +
      'claim is refused, and so is a premium that differs from the quote of the plan.',
    params: oneCycle,
    body: PlanDraft,
    responses: { 201: PolicySelection, ...refused },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}': {
    access,
    summary: 'Changes a plan, for brokerage staff. The client sees the earlier version until it is shared again.',
    params: onePlan,
    body: PlanEdit,
    responses: { 200: PolicySelection, 409: StalePlan, ...refused },
  },
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}': {
    access,
    summary: 'Deletes a plan that is not selected; the client no longer sees it. Brokerage staff only.',
    params: onePlan,
    responses: { 200: PolicySelection, ...refused },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/plans/publication': {
    access,
    summary: 'Shares all current plans with the client and notifies them once. Brokerage staff only.',
    params: oneCycle,
    responses: { 200: PolicySelection, ...refused },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}/pick': {
    access,
    summary:
      'Selects a plan for the insured, with the name and title of the signer. A later retroactive date requires a written ' +
      'acknowledgment. The quote of the plan is accepted with it; 409 if the plan changed since.',
    params: onePlan,
    body: PickDraft,
    responses: { 200: PolicySelection, 409: ChangedPlan, ...refused },
  },
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/pick': {
    access,
    summary: 'Undoes the selection of a plan and the acceptance of its quote, until a bind request is made.',
    params: oneCycle,
    responses: { 200: PolicySelection, ...refused },
  },
})
