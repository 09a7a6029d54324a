import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { documentView } from '../document.view.ts'
import { versionsView } from './versions.view.ts'

/** A document with its versions. */
export const getDocument: Handler<'GET /api/accounts/{accountId}/documents/{documentId}'> = async (
  context,
  { params },
) => {
  const reader = readerOf(context)
  const found = await context.read(async (tx) => {
    const document = await documentView(tx, reader, params.documentId)
    return document && { document, versions: await versionsView(tx, reader.account, document.id) }
  })
  if (found === undefined) throw notFound()
  return { status: 200, body: found }
}
