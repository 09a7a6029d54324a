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
      'The plans of a law firm’s coming term beside the terms that expire, and what it chose. The insured get what ' +
      'they were shown; `current` names the soonest renewal.',
    params: oneCycle,
    responses: { 200: PolicySelection, 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/plans': {
    access,
    summary:
      'Adds a plan, up to three, or the terms that expire, for brokerage staff. An aggregate below the limit per ' +
      'claim is refused, and so is a premium that is not that of the quote behind the plan.',
    params: oneCycle,
    body: PlanDraft,
    responses: { 201: PolicySelection, ...refused },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}': {
    access,
    summary: 'Changes a plan, for brokerage staff. The client sees it as it was until it is shown again.',
    params: onePlan,
    body: PlanEdit,
    responses: { 200: PolicySelection, 409: StalePlan, ...refused },
  },
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}': {
    access,
    summary: 'Deletes a plan that is not chosen, for brokerage staff; the client sees it no more.',
    params: onePlan,
    responses: { 200: PolicySelection, ...refused },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/plans/publication': {
    access,
    summary: 'Shows the client all plans as they are and tells them once, for brokerage staff.',
    params: oneCycle,
    responses: { 200: PolicySelection, ...refused },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}/pick': {
    access,
    summary:
      'Chooses a plan for the insured, by name and title of who signs. A later retroactive date takes a written ' +
      'acknowledgement. The quote behind it is accepted with it; 409 where the plan was changed since.',
    params: onePlan,
    body: PickDraft,
    responses: { 200: PolicySelection, 409: ChangedPlan, ...refused },
  },
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/pick': {
    access,
    summary: 'Takes the choice of a plan back, with the acceptance of the quote behind it, until cover is ordered.',
    params: oneCycle,
    responses: { 200: PolicySelection, ...refused },
  },
})
