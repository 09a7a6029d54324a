import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { deliveryMessages } from '@portico/contract/areas/certificates/delivery/certificate-delivery.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { isId } from '../../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandReader } from '../certificates.access.ts'
import { deliveriesView } from './deliveries.view.ts'
import { shownDeliveries } from './shown-deliveries.ts'

/** Records that an email came back, where no provider reports it. */
export const markBounced: Handler<'POST /api/accounts/{accountId}/certificate-deliveries/{deliveryId}/bounce'> = async (
  context,
  { params: { deliveryId: id }, body: { reason } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const [before] = isId(id) ? await deliveriesView(tx, reader.account, { id }) : []
    if (before === undefined) throw notFound()
    if (before.state !== 'SENT') throw unprocessable({ state: deliveryMessages.onlySent }, deliveryMessages.onlySent)
    await updateRow(
      tx,
      'certificate_deliveries',
      { account_code: reader.account, id },
      { state: 'BOUNCED', error: reason, settled_at: context.platform.now() },
    )
    await tx.record({
      action: 'certificate.bounce',
      subject: { type: 'certificate', id: before.certificateId },
      before: { state: before.state },
      after: { state: 'BOUNCED', to: before.recipient, reason },
      events: [change(reader.account, 'certificates')],
    })
    return { status: 200 as const, body: await shownDeliveries(tx, reader, before.certificateId) }
  })
