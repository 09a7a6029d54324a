import { policySelectionCalls } from '@portico/contract/areas/policy-selection/policy-selection.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addPlan } from './add-plan.ts'
import { changePlan } from './change-plan.ts'
import { deletePlan } from './delete-plan.ts'
import { pickPlan } from './pick-plan.ts'
import { publishPlans } from './publish-plans.ts'
import { readSelection } from './read-selection.ts'
import { takePickBack } from './take-pick-back.ts'

export const policySelectionRoutes = bind(policySelectionCalls, {
  'GET /api/accounts/{accountId}/renewals/{cycleId}/plans': readSelection,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/plans': addPlan,
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}': changePlan,
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}': deletePlan,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/plans/publication': publishPlans,
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}/pick': pickPlan,
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/pick': takePickBack,
})
