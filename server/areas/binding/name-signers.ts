import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { readerOf } from './binding.access.ts'
import { replaceSigners } from './binding.store.ts'
import { signersView } from './signers.view.ts'

/** Names the people who can request to bind in addition to the Admins of the insured. */
export const nameSigners: Handler<'PUT /api/accounts/{accountId}/bind-signers'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account, mayName } = await readerOf(tx, context)
    demand(mayName, bindingMessages.onlyAdminNames)
    const people = await signersView(tx, account)
    const wanted = body.usernames.map((username) => people.find((person) => person.username === username))
    if (wanted.includes(undefined)) throw unprocessable({ usernames: bindingMessages.unknownSigner })
    const before = people.filter(({ isNamed }) => isNamed).map(({ username }) => username)
    await replaceSigners(tx, account, [...new Set(wanted.map((person) => person!.userId))])
    await tx.record({
      action: 'bind-signer.name',
      subject: { type: 'account', id: account },
      before,
      after: body.usernames,
      events: [change(account, 'binding')],
    })
    return { status: 204 }
  })
