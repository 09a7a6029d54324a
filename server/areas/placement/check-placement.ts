import { brokenEntry } from '@portico/contract/areas/placement/chain.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { digestOf } from './entry-digest.ts'
import { wholeRecordView } from './placement.view.ts'
import { recordReader } from './record-reader.ts'

/** Whether the record of a placement is whole. */
export const checkPlacement: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/check'> = async (
  context,
  { params },
) => {
  const entries = await context.read(async (tx) => wholeRecordView(tx, await recordReader(tx, context, params.cycleId)))
  const brokenAt = brokenEntry(entries, digestOf)
  const head = entries.at(-1)?.hash ?? ''
  const checkedAt = context.platform.now().toISOString()
  return { status: 200, body: { entries: entries.length, isWhole: brokenAt === null, brokenAt, head, checkedAt } }
}
