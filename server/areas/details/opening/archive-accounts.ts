import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { closeAccount } from './close-account.ts'
import { eachAccount } from './each-account.ts'

/** Archives those of the chosen accounts on which nothing is open. */
export const archiveAccounts: Handler<'POST /api/brokerages/{brokerCode}/archived-accounts'> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const { brokerage } = context.brokerage
    const now = context.platform.now()
    const result = await eachAccount(body.accounts, async (account) => {
      await tx.record(await closeAccount(tx, { brokerage, account, now }))
    })
    return { status: 200, body: result }
  })
