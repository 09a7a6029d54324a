import { holderImportsCalls } from '@portico/contract/areas/certificates/holders/holder-imports.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { mergeHolders } from './merging/merge-holders.ts'
import { previewMerge } from './merging/preview-merge.ts'
import { beginImport } from './begin-import.ts'
import { chooseImportColumns } from './choose-import-columns.ts'
import { decideRows } from './decide-rows.ts'
import { discardImport } from './discard-import.ts'
import { downloadFailedHolders } from './download-failed-holders.ts'
import { downloadHolderTemplate } from './download-holder-template.ts'
import { getImport } from './get-import.ts'
import { listImportRows } from './list-import-rows.ts'
import { listImports } from './list-imports.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

export const holderImportsRoutes = bind(holderImportsCalls, {
  'GET /api/accounts/{accountId}/certificate-holder-imports': listImports,
  'GET /api/accounts/{accountId}/certificate-holder-imports/template': downloadHolderTemplate,
  'POST /api/accounts/{accountId}/certificate-holder-imports': beginImport,
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}': getImport,
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/rows': listImportRows,
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/failed-rows': downloadFailedHolders,
  'PUT /api/accounts/{accountId}/certificate-holder-imports/{importId}/columns': chooseImportColumns,
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/decisions': decideRows,
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/start': startImport,
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/undo': undoImport,
  'DELETE /api/accounts/{accountId}/certificate-holder-imports/{importId}': discardImport,
  'GET /api/accounts/{accountId}/certificate-holders/{holderId}/merges/{mergedId}': previewMerge,
  'POST /api/accounts/{accountId}/certificate-holders/{holderId}/merges': mergeHolders,
})
