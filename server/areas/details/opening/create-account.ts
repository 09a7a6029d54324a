import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { inSequence } from '../../../platform/write.ts'
import { accountListView } from '../../accounts/accounts.public.ts'
import { openAccount } from './open-account.ts'

/** Creates an account with its team and lines of business, and invites its first contact. */
export const createAccount: Handler<'POST /api/brokerages/{brokerCode}/accounts'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const entries = await openAccount(tx, context, { brokerage: context.brokerage.brokerage, opening: body })
    await inSequence(entries, (entry) => tx.record(entry))
    const request = { codes: body.code, state: 'ACTIVE', sort: 'name', limit: 1, today: todayOf(context) } as const
    return { status: 201, body: (await accountListView(tx, context.actor, request)).items[0]! }
  })
