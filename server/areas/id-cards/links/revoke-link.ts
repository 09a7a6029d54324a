import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandMaker } from '../id-cards.access.ts'
import { revokeLink as revoke } from '../id-cards.store.ts'
import { cardLinkView } from './card-links.view.ts'

/** Revokes the link of an ID card; it stops working. */
export const revokeLink: Handler<'DELETE /api/accounts/{accountId}/id-card-links/{linkId}'> = async (
  context,
  { params },
) => {
  const reader = demandMaker(context)
  return context.write(async (tx) => {
    demand(reader.mayMake, idCardMessages.onlyReads)
    const now = context.platform.now()
    const link = await cardLinkView(tx, reader.account, params.linkId, now)
    if (link === undefined) throw notFound()
    if (link.state !== 'REVOKED') await revoke(tx, { account: reader.account, id: link.id }, now)
    await tx.record({
      action: 'id-card-link.revoke',
      subject: { type: 'id-card-link', id: link.id },
      after: { vehicle: link.vehicle, recipient: link.recipient },
      events: [change(reader.account, 'id-cards')],
    })
    return { status: 204 }
  })
}
