import { detailsCalls } from '@portico/contract/areas/details/details.calls.ts'
import type { AreaMerging } from '../../platform/area.ts'
import { bind } from '../../platform/http/routes.ts'
import { listDuplicates } from './merging/list-duplicates.ts'
import { mergeAccounts } from './merging/merge-accounts.ts'
import { readMergePlan } from './merging/read-merge-plan.ts'
import { readPipeline } from './pipeline/read-pipeline.ts'
import { savePipeline } from './pipeline/save-pipeline.ts'
import { readDetails } from './read-details.ts'
import { saveLines } from './save-lines.ts'
import { saveRecord } from './save-record.ts'
import { saveTeam } from './save-team.ts'

/** `areas` defines how each area’s rows move in a merge. */
export const detailsRoutes = (areas: readonly AreaMerging[]) =>
  bind(detailsCalls, {
    'GET /api/accounts/{accountId}/details': readDetails,
    'PUT /api/accounts/{accountId}/details': saveRecord,
    'PUT /api/accounts/{accountId}/details/team': saveTeam,
    'PUT /api/accounts/{accountId}/details/lines': saveLines,
    'GET /api/accounts/{accountId}/details/pipeline': readPipeline,
    'PUT /api/accounts/{accountId}/details/pipeline': savePipeline,
    'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates': listDuplicates,
    'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}': readMergePlan(areas),
    'POST /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}/merge': mergeAccounts(areas),
  })
