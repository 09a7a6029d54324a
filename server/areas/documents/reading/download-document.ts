import type { Handler } from '../../../platform/context.ts'
import { readDocument } from './read-document.ts'

/** The file of a document, to keep. */
export const downloadDocument: Handler<'GET /api/documents/{accountId}/download/{documentId}'> = async (
  context,
  { params, query },
) => ({
  status: 200,
  file: await readDocument(context, { id: params.documentId, number: query.version }, 'DOWNLOAD'),
})
