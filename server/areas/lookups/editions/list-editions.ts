import type { Handler } from '../../../platform/context.ts'
import { editionsView } from '../lookup-editions.view.ts'

/** Every edition of every table. */
export const listEditions: Handler<'GET /api/lookup-editions'> = async (context) => ({
  status: 200,
  body: await context.read(editionsView),
})
