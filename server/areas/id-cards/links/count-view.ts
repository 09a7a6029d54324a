import type { Handler } from '../../../platform/context.ts'
import { change } from '../../events/events.public.ts'
import { countView as count } from '../id-cards.store.ts'
import { takeLink } from './take-link.ts'

/** Counts that the page of an ID card was opened. */
export const countView: Handler<'POST /open/id-cards/{token}/views'> = async (context, { params }) => {
  const taken = await takeLink(context, params.token)
  const { link } = taken
  return taken.write(async (tx) => {
    await count(tx, link, context.platform.now())
    await tx.record({
      action: 'id-card-link.view',
      subject: { type: 'id-card-link', id: link.id },
      after: { recipient: link.recipientName },
      events: [change(link.account, 'id-cards')],
    })
    return { status: 204 }
  })
}
