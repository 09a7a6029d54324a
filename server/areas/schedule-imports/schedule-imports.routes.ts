import { scheduleImportsCalls } from '@portico/contract/areas/schedule-imports/schedule-imports.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { beginImport } from './begin-import.ts'
import { cancelImport } from './cancel-import.ts'
import { chooseColumns } from './choose-columns.ts'
import { downloadErrors } from './download-errors.ts'
import { downloadImportFile } from './overview/download-import-file.ts'
import { forgetHeading } from './forget-heading.ts'
import { getImport } from './get-import.ts'
import { listAllImports } from './overview/list-all-imports.ts'
import { reprocess } from './overview/reprocess.ts'
import { listImportRows } from './list-import-rows.ts'
import { listImports } from './list-imports.ts'
import { replayImport } from './replay-import.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

export const scheduleImportsRoutes = bind(scheduleImportsCalls, {
  'GET /api/accounts/{id}/schedules/imports': listImports,
  'POST /api/accounts/{id}/schedules/{type}/imports': beginImport,
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}': getImport,
  'PUT /api/accounts/{id}/schedules/imports/{scheduleImportId}/columns': chooseColumns,
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/rows': listImportRows,
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/errors': downloadErrors,
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/forget-heading': forgetHeading,
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/start': startImport,
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/replay': replayImport,
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/cancel': cancelImport,
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/undo': undoImport,
  'GET /api/administration/schedule-imports': listAllImports,
  'POST /api/administration/schedule-imports/{accountId}/{importId}/reprocess': reprocess,
  'GET /api/administration/schedule-imports/{accountId}/{importId}/file': downloadImportFile,
})
