import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { effectiveDayError, endDayError, mostShares } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { lockAccount } from '../transfers.store.ts'
import { wantedCandidate } from './candidate.view.ts'
import { demandOtherBrokerage } from './demand-other-brokerage.ts'
import { newProposal } from './new-proposal.ts'
import { transferDetail } from '../reading/transfer-detail.ts'
import { openSharesWith, shareObstaclesOf } from './preview.view.ts'

/** Proposes to share an account with another brokerage: both are asked, and the insured's Admins are notified. */
export const proposeShare: Handler<'POST /api/administration/account-shares'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    await lockAccount(tx, body.accountCode)
    const account = await wantedCandidate(tx, body.accountCode)
    const { toBrokerage: to, effectiveOn, endsOn, reason } = body
    await demandOtherBrokerage(tx, account.brokerage, to)
    const today = dayIn(account.timeZone, context.platform.now())
    demandDays({ effectiveOn: effectiveDayError(effectiveOn, today), endsOn: endDayError(endsOn, effectiveOn) })
    const obstacles = await shareObstaclesOf(tx, { account: account.code, from: account.brokerage, to })
    if (obstacles.length > 0) throw unprocessable({}, transferMessages.stopped)
    if ((await openSharesWith(tx, to)) >= mostShares)
      throw unprocessable({ toBrokerage: transferMessages.tooManyShares }, transferMessages.tooManyShares)
    const share = { kind: 'SHARE', account, to, effectiveOn, endsOn: endsOn || undefined, reason, team: [] } as const
    const { transfer, entry } = await newProposal(tx, context, share)
    await tx.record(entry)
    return { status: 201, body: await transferDetail(tx, transfer, 'PLATFORM') }
  })

function demandDays(errors: Readonly<Record<string, string | undefined>>): void {
  const found = Object.entries(errors).filter((error): error is [string, string] => error[1] !== undefined)
  if (found.length > 0) throw unprocessable(Object.fromEntries(found), found[0]![1])
}
