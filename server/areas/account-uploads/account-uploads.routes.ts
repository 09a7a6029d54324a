import { accountUploadsCalls } from '@portico/contract/areas/account-uploads/account-uploads.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { beginUpload } from './begin-upload.ts'
import { chooseColumns } from './choose-columns.ts'
import { discardUpload } from './discard-upload.ts'
import { getUpload } from './get-upload.ts'
import { listAllUploads } from './list-all-uploads.ts'
import { listUploadRows } from './list-upload-rows.ts'
import { listUploads } from './list-uploads.ts'
import { downloadFailedRows } from './reading/download-failed-rows.ts'
import { downloadTemplate } from './reading/download-template.ts'
import { startUpload } from './start-upload.ts'
import { undoUpload } from './undo-upload.ts'

export const accountUploadsRoutes = bind(accountUploadsCalls, {
  'GET /api/administration/account-uploads': listAllUploads,
  'GET /api/brokerages/{brokerCode}/account-uploads': listUploads,
  'GET /api/brokerages/{brokerCode}/account-uploads/template': downloadTemplate,
  'POST /api/brokerages/{brokerCode}/account-uploads': beginUpload,
  'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}': getUpload,
  'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}/rows': listUploadRows,
  'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}/failed-rows': downloadFailedRows,
  'PUT /api/brokerages/{brokerCode}/account-uploads/{uploadId}/columns': chooseColumns,
  'POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/start': startUpload,
  'POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/undo': undoUpload,
  'DELETE /api/brokerages/{brokerCode}/account-uploads/{uploadId}': discardUpload,
})
