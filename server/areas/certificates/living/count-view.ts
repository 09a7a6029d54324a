import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { change } from '../../events/events.public.ts'
import { takeCode } from './take-code.ts'

/** Counts that someone looked at a certificate. Programs that only follow links do not send this. */
export const countView: Handler<'POST /open/certificates/{code}/views'> = async (context, { params }) => {
  const taken = await takeCode(context, params.code)
  return taken.write(async (tx) => {
    const { account, seriesId } = taken
    const now = context.platform.now()
    await insertRow(tx, 'certificate_views', {
      account_code: account,
      id: newId(now),
      series_id: seriesId,
      viewed_at: now,
    })
    await tx.record({
      action: 'certificate.view',
      subject: { type: 'certificate', id: seriesId },
      events: [change(account, 'certificates')],
    })
    return { status: 204 }
  })
}
