import { policiesCalls } from '@portico/contract/areas/policies/policies.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { changePolicy } from './change-policy.ts'
import { readPriorCoverages } from './coverages/read-prior-coverages.ts'
import { saveCoverages } from './coverages/save-coverages.ts'
import { createPolicy } from './create-policy.ts'
import { deletePolicies } from './deleting/delete-policies.ts'
import { listInsuredChoices } from './insureds/list-insured-choices.ts'
import { listPolicies } from './list-policies.ts'
import { listPolicyChoices } from './list-policy-choices.ts'
import { downloadCoverageSummary } from './summary/download-coverage-summary.ts'
import { readCoverageSummary } from './summary/read-coverage-summary.ts'
import { policyEndorsements } from './endorsements/endorsements.record.ts'
import { keepExternalPolicy } from './external/keep-external-policy.ts'
import { readExternalPolicy } from './external/read-external-policy.ts'
import { readPolicy } from './read-policy.ts'
import { cancelPolicy } from './termination/cancel-policy.ts'
import { nonRenewPolicy } from './termination/non-renew-policy.ts'
import { reinstatePolicy } from './termination/reinstate-policy.ts'
import { saveCarrierReturn } from './termination/save-carrier-return.ts'
import { storePolicyFile } from './store-policy-file.ts'

export const policiesRoutes = bind(policiesCalls, {
  'GET /api/accounts/{accountId}/policies': listPolicies,
  'GET /api/accounts/{accountId}/policies/choices': listPolicyChoices,
  'GET /api/accounts/{accountId}/policies/insured-choices': listInsuredChoices,
  'GET /api/accounts/{accountId}/coverage-summary': readCoverageSummary,
  'GET /api/accounts/{accountId}/coverage-summary/file': downloadCoverageSummary,
  'GET /api/accounts/{accountId}/policies/{policyId}': readPolicy,
  'GET /api/accounts/{accountId}/policies/external': readExternalPolicy,
  'POST /api/accounts/{accountId}/policies/external/keep': keepExternalPolicy,
  'POST /api/accounts/{accountId}/policies/{policyId}/endorsements': policyEndorsements.add,
  'PUT /api/accounts/{accountId}/policies/{policyId}/endorsements/{endorsementId}': policyEndorsements.change,
  'DELETE /api/accounts/{accountId}/policies/{policyId}/endorsements/{endorsementId}': policyEndorsements.remove,
  'POST /api/accounts/{accountId}/policies': createPolicy,
  'PUT /api/accounts/{accountId}/policies/{policyId}': changePolicy,
  'PUT /api/accounts/{accountId}/policies/{policyId}/coverages': saveCoverages,
  'GET /api/accounts/{accountId}/policies/{policyId}/prior-coverages': readPriorCoverages,
  'POST /api/accounts/{accountId}/policies/{policyId}/cancel': cancelPolicy,
  'PUT /api/accounts/{accountId}/policies/{policyId}/carrier-return': saveCarrierReturn,
  'POST /api/accounts/{accountId}/policies/{policyId}/non-renew': nonRenewPolicy,
  'POST /api/accounts/{accountId}/policies/{policyId}/reinstate': reinstatePolicy,
  'POST /api/accounts/{accountId}/policies/{id}': storePolicyFile,
  'POST /api/accounts/{accountId}/policies/delete': deletePolicies,
})
