import { accountsCalls } from '@portico/contract/areas/accounts/accounts.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { findMergedAccount } from './find-merged-account.ts'
import { getAccount } from './get-account.ts'
import { getPermissions } from './get-permissions.ts'
import { listAccounts } from './list-accounts.ts'

export const accountsRoutes = bind(accountsCalls, {
  'GET /api/accounts': listAccounts,
  'GET /api/accounts/{code}': getAccount,
  'GET /api/merged-accounts/{code}': findMergedAccount,
  'GET /api/users/me/{accountCode}/permissions': getPermissions,
})
