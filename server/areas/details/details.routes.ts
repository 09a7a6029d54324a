import { detailsCalls } from '@portico/contract/areas/details/details.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listDuplicates } from './merging/list-duplicates.ts'
import { mergeAccounts } from './merging/merge-accounts.ts'
import { readMergePlan } from './merging/read-merge-plan.ts'
import { readDetails } from './read-details.ts'
import { saveRecord } from './save-record.ts'
import { saveTeam } from './save-team.ts'

export const detailsRoutes = bind(detailsCalls, {
  'GET /api/accounts/{accountId}/details': readDetails,
  'PUT /api/accounts/{accountId}/details': saveRecord,
  'PUT /api/accounts/{accountId}/details/team': saveTeam,
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates': listDuplicates,
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}': readMergePlan,
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}/merge': mergeAccounts,
})
