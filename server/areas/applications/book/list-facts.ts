import type { Handler } from '../../../platform/context.ts'
import { knownFacts } from './known-facts.view.ts'

/** The account data. */
export const listFacts: Handler<'GET /api/accounts/{id}/facts'> = async (context) =>
  context.read(async (tx) => ({ status: 200, body: await knownFacts(tx, context.account.account) }))
