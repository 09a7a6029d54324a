import { previewOf } from '@portico/contract/areas/documents/document-formats.ts'
import type { Verb } from '../../../platform/context.ts'
import { notFound } from '../../../platform/refusal.ts'
import { readDocument } from './read-document.ts'

/** The file of a PDF or image, for preview. Anything else is downloaded. */
export const previewDocument: Verb<'GET /api/documents/{accountId}/preview/{documentId}'> = async (
  context,
  { params, query },
) => {
  const file = await readDocument(context, { id: params.documentId, number: query.version }, 'PREVIEW')
  if (previewOf(file.type) === undefined) throw notFound()
  return { status: 200, file }
}
