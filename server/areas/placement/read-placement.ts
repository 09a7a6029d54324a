import type { Handler } from '../../platform/context.ts'
import { newestEntriesView } from './placement.view.ts'
import { recordReader } from './record-reader.ts'

/** The sealed record of a placement, the newest entries first. */
export const readPlacement: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/placement'> = async (
  context,
  { params, query: { before, limit } },
) => {
  const entries = await context.read(async (tx) =>
    newestEntriesView(tx, await recordReader(tx, context, params.cycleId), { before, limit }),
  )
  const last = entries.at(-1)?.number ?? 1
  return { status: 200, body: { entries, next: last > 1 ? last : null } }
}
