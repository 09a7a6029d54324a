import type { Handler } from '../../platform/context.ts'
import { deletionCheck } from './deletion.view.ts'

/** What depends on an account, and how far its deletion is. */
export const checkDeletion: Handler<'GET /api/administration/deletions/{code}'> = async (
  context,
  { params: { code } },
) => ({
  status: 200,
  body: await context.read((tx) => deletionCheck(tx, context, code)),
})
