import type { Verb } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { mayChangeLinks } from './link.access.ts'
import { linkListView } from './link-list.view.ts'
import { deleteLinkRow, lockLinks } from './link.store.ts'

/** Removes a quick link; the audit row keeps what it was. */
export const deleteLink: Verb<'DELETE /api/accounts/{accountCode}/hotlinks/{id}'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayChangeLinks(context.account))
    await lockLinks(tx, account)
    const links = await linkListView(tx, account)
    const link = links.find(({ id }) => id === params.id)
    if (link === undefined) throw notFound()
    await deleteLinkRow(tx, account, link.id)
    await tx.record({
      action: 'link.delete',
      subject: { type: 'link', id: link.id },
      before: link,
      events: [change(account, 'links')],
    })
    return { status: 200, body: links.filter((other) => other !== link) }
  })
