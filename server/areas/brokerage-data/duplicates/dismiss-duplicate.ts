import { duplicateMessages } from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { duplicateLabel } from './possible-duplicates.view.ts'

/** Removes a group of records that are not duplicates from the list. Rejects a group that has changed since. */
export const dismissDuplicate: Handler<'POST /api/brokerages/{brokerCode}/possible-duplicates/dismiss'> = async (
  context,
  { body: { kind, digest, reason } },
) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const { brokerage } = context.brokerage
    const label = await duplicateLabel(tx, brokerage, { kind, digest })
    if (label === undefined) throw new ErrorResponse(409, 'changed', duplicateMessages.changed)
    await insertIfAbsent(tx, 'dismissed_duplicates', {
      brokerage_code: brokerage,
      kind,
      digest,
      reason,
      dismissed_by: context.actor.userId,
      dismissed_at: context.platform.now(),
    })
    await tx.record({
      action: 'possible_duplicate.dismiss',
      subject: { type: 'possible_duplicate', id: digest },
      after: { name: label, kind, reason },
    })
    return { status: 204 }
  })
