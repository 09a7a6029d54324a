import { openingCalls } from '@portico/contract/areas/details/opening.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { archiveAccount } from './archive-account.ts'
import { createAccount } from './create-account.ts'
import { restoreAccount } from './restore-account.ts'
import { suggestAccountCode } from './suggest-account-code.ts'

export const openingRoutes = bind(openingCalls, {
  'GET /api/brokerages/{brokerCode}/account-code': suggestAccountCode,
  'POST /api/brokerages/{brokerCode}/accounts': createAccount,
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/archive': archiveAccount,
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/restore': restoreAccount,
})
