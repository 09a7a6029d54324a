import { policiesCalls } from '@portico/contract/areas/policies/policies.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { changePolicy } from './change-policy.ts'
import { createPolicy } from './create-policy.ts'
import { deletePolicies } from './delete-policies.ts'
import { listPolicies } from './list-policies.ts'
import { listPolicyChoices } from './list-policy-choices.ts'
import { readCoverageSummary } from './summary/read-coverage-summary.ts'
import { readExternalPolicy } from './read-external-policy.ts'
import { readPolicy } from './read-policy.ts'
import { storePolicyFile } from './store-policy-file.ts'

export const policiesRoutes = bind(policiesCalls, {
  'GET /api/accounts/{accountId}/policies': listPolicies,
  'GET /api/accounts/{accountId}/policies/choices': listPolicyChoices,
  'GET /api/accounts/{accountId}/coverage-summary': readCoverageSummary,
  'GET /api/accounts/{accountId}/policies/{policyId}': readPolicy,
  'GET /api/accounts/{accountId}/policies/external': readExternalPolicy,
  'POST /api/accounts/{accountId}/policies': createPolicy,
  'PUT /api/accounts/{accountId}/policies/{policyId}': changePolicy,
  'POST /api/accounts/{accountId}/policies/{id}': storePolicyFile,
  'POST /api/accounts/{accountId}/policies/delete': deletePolicies,
})
