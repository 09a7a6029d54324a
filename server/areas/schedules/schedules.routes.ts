import { schedulesCalls } from '@portico/contract/areas/schedules/schedules.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { chooseClassification } from './classification/choose-classification.ts'
import { getClassification } from './classification/get-classification.ts'
import { chooseSchedules } from './choose-schedules.ts'
import { listColumns } from './columns/list-columns.ts'
import { listFieldDefinitions } from './columns/list-field-definitions.ts'
import { editRows } from './rows/edit-rows.ts'
import { scheduleColumnsRoutes } from './columns/columns.routes.ts'
import { scheduleReviewRoutes } from './schedule-review.routes.ts'
import { listChanges } from './changes/list-changes.ts'
import { listRows } from './rows/list-rows.ts'
import { createTab } from './tabs/create-tab.ts'
import { deleteTab } from './tabs/delete-tab.ts'
import { listTabs } from './tabs/list-tabs.ts'
import { renameTab } from './tabs/rename-tab.ts'
import { summarizeSchedules } from './tabs/summarize-schedules.ts'

export const schedulesRoutes = [
  ...bind(schedulesCalls, {
    'GET /api/accounts/{id}/schedules/tabs': listTabs,
    'POST /api/accounts/{id}/schedules/tabs': createTab,
    'PUT /api/accounts/{id}/schedules/tabs/{scheduleTabId}': renameTab,
    'DELETE /api/accounts/{id}/schedules/tabs/{tabId}': deleteTab,
    'GET /api/accounts/{id}/schedules/summary': summarizeSchedules,
    'PUT /api/accounts/{id}/schedules/shown': chooseSchedules,
    'GET /api/accounts/{id}/schedules/{type}/columns': listColumns,
    'GET /api/accounts/{id}/schedules/{type}/classification': getClassification,
    'PUT /api/accounts/{id}/schedules/{type}/classification': chooseClassification,
    'GET /api/accounts/{id}/schedules/{type}/rows': listRows,
    'GET /api/accounts/{id}/schedules/{type}/changes': listChanges,
    'POST /api/accounts/{id}/schedules/{type}/edits': editRows,
    'GET /api/schedules/field-definitions': listFieldDefinitions,
  }),
  ...scheduleColumnsRoutes,
  ...scheduleReviewRoutes,
]
