import { type QuickLink, quickLink } from '@portico/contract/areas/links/link.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { demandRight } from '../../platform/records/demand-right.ts'
import { lockRecords } from '../../platform/records/lock-records.ts'
import { change } from '../events/events.public.ts'
import { linkListView } from './link-list.view.ts'
import { saveOrder } from './link.store.ts'

/**
 * Reorders the quick links. The sender may have an outdated list: links added by others stay, at the end, and links
 * removed by others stay removed.
 */
export const orderLinks: Handler<'PUT /api/accounts/{accountCode}/hotlinks/order'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demandRight(context, quickLink.rights.change)
    await lockRecords(tx, quickLink, account)
    const before = await linkListView(tx, account)
    const here = before.map(({ id }) => id)
    const wanted = body.map(({ id }) => id).filter((id) => here.includes(id))
    await saveOrder(tx, account, [...new Set([...wanted, ...here])])
    const after = await linkListView(tx, account)
    await tx.record({
      action: 'link.order',
      subject: { type: 'link', id: account },
      before: { order: textsOf(before) },
      after: { order: textsOf(after) },
      events: [change(account, 'links')],
    })
    return { status: 200, body: after }
  })

const textsOf = (links: readonly QuickLink[]): string[] => links.map(({ displayText }) => displayText)
