import { bindingCalls } from '@portico/contract/areas/binding/binding.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { issueBinder } from './binders/issue-binder.ts'
import { checkPolicy } from './check/check-policy.ts'
import { decideDifference } from './check/decide-difference.ts'
import { enterPolicy } from './check/enter-policy.ts'
import { storePolicyFile } from './check/store-policy-file.ts'
import { confirmBound } from './confirm-bound.ts'
import { nameSigners } from './name-signers.ts'
import { orderCover } from './order-cover.ts'
import { readBinding } from './read-binding.ts'
import { returnOrder } from './return-order.ts'

export const bindingRoutes = bind(bindingCalls, {
  'GET /api/accounts/{accountId}/renewals/{cycleId}/binding': readBinding,
  'PUT /api/accounts/{accountId}/bind-signers': nameSigners,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/order': orderCover,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/return': returnOrder,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/confirmation': confirmBound,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/binders': issueBinder,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy-file': storePolicyFile,
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy': enterPolicy,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/differences': decideDifference,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/check': checkPolicy,
})
