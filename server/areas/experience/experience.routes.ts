import { experienceCalls } from '@portico/contract/areas/experience/experience.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { writeLetter } from './letters/write-letter.ts'
import { discardPlan } from './plans/discard-plan.ts'
import { importPlan } from './plans/import-plan.ts'
import { listPlans } from './plans/list-plans.ts'
import { previewPlan } from './plans/preview-plan.ts'
import { putPlanInForce } from './plans/put-plan-in-force.ts'
import { addWorksheet } from './worksheets/add-worksheet.ts'
import { getWorksheet } from './worksheets/get-worksheet.ts'
import { importWorksheet } from './worksheets/import-worksheet.ts'
import { listVersions } from './worksheets/list-versions.ts'
import { listWorksheets } from './worksheets/list-worksheets.ts'
import { removeWorksheet } from './worksheets/remove-worksheet.ts'
import { saveWorksheet } from './worksheets/save-worksheet.ts'

export const experienceRoutes = bind(experienceCalls, {
  'GET /api/accounts/{accountId}/experience': listWorksheets,
  'POST /api/accounts/{accountId}/experience': addWorksheet,
  'GET /api/accounts/{accountId}/experience/{worksheetId}': getWorksheet,
  'PUT /api/accounts/{accountId}/experience/{worksheetId}': saveWorksheet,
  'DELETE /api/accounts/{accountId}/experience/{worksheetId}': removeWorksheet,
  'GET /api/accounts/{accountId}/experience/{worksheetId}/versions': listVersions,
  'POST /api/accounts/{accountId}/experience/{worksheetId}/file': importWorksheet,
  'POST /api/accounts/{accountId}/experience/{worksheetId}/letters': writeLetter,
  'GET /api/brokerages/{brokerCode}/mod-plans': listPlans,
  'POST /api/brokerages/{brokerCode}/mod-plans': importPlan,
  'GET /api/brokerages/{brokerCode}/mod-plans/{planId}': previewPlan,
  'POST /api/brokerages/{brokerCode}/mod-plans/{planId}/in-force': putPlanInForce,
  'DELETE /api/brokerages/{brokerCode}/mod-plans/{planId}': discardPlan,
})
