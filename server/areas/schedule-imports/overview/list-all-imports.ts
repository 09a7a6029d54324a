import type { Handler } from '../../../platform/context.ts'
import { allImportsView } from './all-imports.view.ts'

/** A page of the imports of all accounts. */
export const listAllImports: Handler<'GET /api/administration/schedule-imports'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => allImportsView(tx, query, context.platform.now())),
})
