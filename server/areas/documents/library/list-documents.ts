import type { Handler } from '../../../platform/context.ts'
import { readerOf } from '../document.access.ts'
import { documentListView } from './document-list.view.ts'

/** Documents of an account that the user may see. */
export const listDocuments: Handler<'GET /api/accounts/{accountId}/documents'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => documentListView(tx, readerOf(context), query)),
})
