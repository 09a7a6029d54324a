import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { closeAccount } from './close-account.ts'

/** Archives an account, unless something on it is open. */
export const archiveAccount: Handler<'POST /api/brokerages/{brokerCode}/accounts/{accountId}/archive'> = async (
  context,
  { params: { accountId } },
) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const { brokerage } = context.brokerage
    await tx.record(await closeAccount(tx, { brokerage, account: accountId, now: context.platform.now() }))
    return { status: 204 }
  })
