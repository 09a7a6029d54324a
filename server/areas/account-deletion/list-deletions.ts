import type { Handler } from '../../platform/context.ts'
import { deletionsView } from './deletion.view.ts'

/** The latest deletions of accounts. */
export const listDeletions: Handler<'GET /api/administration/deletions'> = async (context) => ({
  status: 200,
  body: await context.read(deletionsView),
})
