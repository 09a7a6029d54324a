import { linkMessages } from '@portico/contract/areas/links/link.messages.ts'
import { linkLimit } from '@portico/contract/areas/links/link.shapes.ts'
import type { Verb } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { mayChangeLinks } from './link.access.ts'
import { linkListView } from './link-list.view.ts'
import { insertLink, lockLinks } from './link.store.ts'

/** Adds a quick link at the end of the list. Refuses one too many. */
export const addLink: Verb<'POST /api/accounts/{accountCode}/hotlinks'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayChangeLinks(context.account))
    await lockLinks(tx, account)
    if ((await linkListView(tx, account)).length >= linkLimit) throw unprocessable({ displayText: linkMessages.full })
    const now = context.platform.now()
    const id = newId(now)
    await insertLink(tx, account, { id, display_text: body.displayText, link_value: body.linkValue, created_at: now })
    await tx.record({
      action: 'link.create',
      subject: { type: 'link', id },
      after: body,
      events: [change(account, 'links')],
    })
    return { status: 201, body: await linkListView(tx, account) }
  })
