import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { askerView } from './link-by-token.view.ts'
import { takeEntered } from './take-link.ts'

/** Accepts how answers are shared; the accepted text is stored word for word. */
export const acceptSharing: Handler<'POST /open/apps/{token}/accept'> = async (context, { params, query }) => {
  const taken = await takeEntered(context, params.token)
  const { link, used } = taken
  return taken.write(async (tx) => {
    const { company, brokerage } = await askerView(tx, link)
    const words = openLinkMessages.sharing(company, brokerage)[query.language]
    await used(tx, 'ACCEPTED', { words })
    await tx.record({
      action: 'open-link.accept',
      subject: { type: 'open-link', id: link.id },
      after: { recipient: link.recipientName, words },
    })
    return { status: 204 }
  })
}
