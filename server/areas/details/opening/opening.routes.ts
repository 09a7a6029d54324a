import { openingCalls } from '@portico/contract/areas/details/opening.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { archiveAccount } from './archive-account.ts'
import { archiveAccounts } from './archive-accounts.ts'
import { assignAccounts } from './assign-accounts.ts'
import { createAccount } from './create-account.ts'
import { listAccountCompleteness } from './list-account-completeness.ts'
import { restoreAccount } from './restore-account.ts'
import { suggestAccountCode } from './suggest-account-code.ts'

export const openingRoutes = bind(openingCalls, {
  'GET /api/brokerages/{brokerCode}/account-code': suggestAccountCode,
  'GET /api/brokerages/{brokerCode}/account-completeness': listAccountCompleteness,
  'POST /api/brokerages/{brokerCode}/accounts': createAccount,
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/archive': archiveAccount,
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/restore': restoreAccount,
  'POST /api/brokerages/{brokerCode}/archived-accounts': archiveAccounts,
  'POST /api/brokerages/{brokerCode}/account-assignments': assignAccounts,
})
