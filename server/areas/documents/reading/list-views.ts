import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { documentView } from '../document.view.ts'
import { viewsView } from './views.view.ts'

/** Who saw a document: for the brokerage and the insured's Admin. */
export const listViews: Handler<'GET /api/accounts/{accountId}/documents/{documentId}/views'> = async (
  context,
  { params },
) => {
  const reader = readerOf(context)
  const views = await context.read(async (tx) => {
    const document = await documentView(tx, reader, params.documentId)
    return document && (await viewsView(tx, reader.account, document.id))
  })
  if (views === undefined) throw notFound()
  return { status: 200, body: views }
}
