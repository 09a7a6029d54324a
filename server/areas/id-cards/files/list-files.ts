import type { Handler } from '../../../platform/context.ts'
import { demandReader } from '../id-cards.access.ts'
import { cardFilesView } from './card-files.view.ts'

/** The PDFs of ID cards of an account, page by page. */
export const listFiles: Handler<'GET /api/accounts/{accountId}/id-card-files'> = async (context, { query }) => {
  const { account } = demandReader(context)
  return { status: 200, body: await context.read((tx) => cardFilesView(tx, account, query)) }
}
