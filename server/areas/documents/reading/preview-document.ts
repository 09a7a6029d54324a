import { previewOf } from '@portico/contract/areas/documents/document-formats.ts'
import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { readDocument } from './read-document.ts'

/** The file of a PDF or image, for preview. Anything else is downloaded. */
export const previewDocument: Handler<'GET /api/documents/{accountId}/preview/{documentId}'> = async (
  context,
  { params, query },
) => {
  const file = await readDocument(context, { id: params.documentId, number: query.version }, 'PREVIEW')
  if (previewOf(file.type) === undefined) throw notFound()
  return { status: 200, file }
}
