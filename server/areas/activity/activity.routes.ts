import { activityCalls } from '@portico/contract/areas/activity/activity.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { getEntry } from './get-entry.ts'
import { listActivity } from './list-activity.ts'
import { listMergedAccounts } from './list-merged-accounts.ts'
import { listMergedActivity } from './list-merged-activity.ts'

export const activityRoutes = bind(activityCalls, {
  'GET /api/accounts/{accountId}/activity': listActivity,
  'GET /api/accounts/{accountId}/activity/{entryId}': getEntry,
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts': listMergedAccounts,
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts/{mergedId}/activity': listMergedActivity,
})
