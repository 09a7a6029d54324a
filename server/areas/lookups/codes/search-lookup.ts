import type { Handler } from '../../../platform/context.ts'
import { searchView } from './lookup-entries.view.ts'

/** Finds codes while someone types. */
export const searchLookup: Handler<'GET /api/lookups/{kind}/search'> = async (context, { params: { kind }, query }) => {
  const asked = { kind, state: query.state ?? null, owner: query.owner }
  return { status: 200, body: await context.read((tx) => searchView(tx, asked, query.text, query.limit)) }
}
