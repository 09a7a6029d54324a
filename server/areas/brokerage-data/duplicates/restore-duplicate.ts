import type { Handler } from '../../../platform/context.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { demand, notFound } from '../../../platform/error-response.ts'

/** Restores a dismissed group of records to the list. */
export const restoreDuplicate: Handler<'POST /api/brokerages/{brokerCode}/possible-duplicates/restore'> = async (
  context,
  { body: { kind, digest } },
) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const { brokerage } = context.brokerage
    if (!(await deleteRow(tx, 'dismissed_duplicates', { brokerage_code: brokerage, kind, digest }))) throw notFound()
    await tx.record({
      action: 'possible_duplicate.restore',
      subject: { type: 'possible_duplicate', id: digest },
      before: { kind },
    })
    return { status: 204 }
  })
