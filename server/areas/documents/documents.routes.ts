import { documentsCalls } from '@portico/contract/areas/documents/documents.calls.ts'
import { uploadsCalls } from '@portico/contract/areas/documents/uploads.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { createFolder } from './library/create-folder.ts'
import { deleteFolder } from './library/delete-folder.ts'
import { getDocument } from './library/get-document.ts'
import { listDocuments } from './library/list-documents.ts'
import { listFolders } from './library/list-folders.ts'
import { moveDocuments } from './library/move-documents.ts'
import { renameFolder } from './library/rename-folder.ts'
import { restoreDocuments } from './library/restore-documents.ts'
import { saveDocument } from './library/save-document.ts'
import { trashDocuments } from './library/trash-documents.ts'
import { downloadDocument } from './reading/download-document.ts'
import { listViews } from './reading/list-views.ts'
import { previewDocument } from './reading/preview-document.ts'
import { zipDocuments } from './reading/zip-documents.ts'
import { abandonUpload } from './uploads/abandon-upload.ts'
import { addWholeFile } from './uploads/add-whole-file.ts'
import { beginUpload } from './uploads/begin-upload.ts'
import { finishUpload } from './uploads/finish-upload.ts'
import { getUpload } from './uploads/get-upload.ts'
import { saveChunk } from './uploads/save-chunk.ts'

export const documentsRoutes = bind(documentsCalls, {
  'GET /api/accounts/{accountId}/documents': listDocuments,
  'POST /api/accounts/{accountId}/documents': addWholeFile,
  'GET /api/accounts/{accountId}/documents/folders': listFolders,
  'POST /api/accounts/{accountId}/documents/folders': createFolder,
  'PUT /api/accounts/{accountId}/documents/folders/{folderId}': renameFolder,
  'DELETE /api/accounts/{accountId}/documents/folders/{folderId}': deleteFolder,
  'GET /api/accounts/{accountId}/documents/zip': zipDocuments,
  'POST /api/accounts/{accountId}/documents/move': moveDocuments,
  'POST /api/accounts/{accountId}/documents/trash': trashDocuments,
  'POST /api/accounts/{accountId}/documents/restore': restoreDocuments,
  'GET /api/accounts/{accountId}/documents/{documentId}': getDocument,
  'PUT /api/accounts/{accountId}/documents/{documentId}': saveDocument,
  'GET /api/accounts/{accountId}/documents/{documentId}/views': listViews,
  'GET /api/documents/{accountId}/download/{documentId}': downloadDocument,
  'GET /api/documents/{accountId}/preview/{documentId}': previewDocument,
})

export const uploadsRoutes = bind(uploadsCalls, {
  'POST /api/accounts/{accountId}/uploads': beginUpload,
  'GET /api/accounts/{accountId}/uploads/{uploadId}': getUpload,
  'PUT /api/accounts/{accountId}/uploads/{uploadId}': saveChunk,
  'POST /api/accounts/{accountId}/uploads/{uploadId}/finish': finishUpload,
  'DELETE /api/accounts/{accountId}/uploads/{uploadId}': abandonUpload,
})
