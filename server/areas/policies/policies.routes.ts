import { policiesCalls } from '@portico/contract/areas/policies/policies.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listPolicies } from './list-policies.ts'

export const policiesRoutes = bind(policiesCalls, { 'GET /api/accounts/{accountId}/policies': listPolicies })
