import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { effectiveDayError, newTeamErrors } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { TransferDraft } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import type { Handler } from '../../../platform/context.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { type Candidate, wantedCandidate } from './candidate.view.ts'
import { demandOtherBrokerage } from './demand-other-brokerage.ts'
import { newProposal } from './new-proposal.ts'
import { transferDetail } from '../reading/transfer-detail.ts'
import { staffOf } from '../parties.view.ts'
import { obstaclesOf } from './preview.view.ts'
import { lockAccount } from '../transfers.store.ts'

/** Proposes to move an account to another brokerage: both of them are asked, and the insured's Admins are notified. */
export const proposeTransfer: Handler<'POST /api/administration/account-transfers'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    await lockAccount(tx, body.accountCode)
    const account = await wantedCandidate(tx, body.accountCode)
    const to = body.toBrokerage
    await demandOtherBrokerage(tx, account.brokerage, to)
    await demandDraft(tx, body, { account, to, today: dayIn(account.timeZone, context.platform.now()) })
    const team = teamOf(body)
    const way = { account: account.code, from: account.brokerage, to }
    if ((await obstaclesOf(tx, { ...way, team })).length > 0) throw unprocessable({}, transferMessages.stopped)
    const { effectiveOn, reason } = body
    const move = { kind: 'MOVE', account, to, effectiveOn, reason, team } as const
    const { transfer, entry } = await newProposal(tx, context, move)
    await tx.record(entry)
    return { status: 201, body: await transferDetail(tx, transfer, 'PLATFORM') }
  })

interface Setting {
  readonly account: Candidate
  readonly to: string
  /** Where the account is. */
  readonly today: string
}

async function demandDraft(tx: Tx, draft: TransferDraft, { to, today }: Setting): Promise<void> {
  const staff = new Set((await staffOf(tx, to)).map(({ userId }) => userId))
  const day = effectiveDayError(draft.effectiveOn, today)
  const errors = { ...newTeamErrors(draft, staff), ...(day !== undefined && { effectiveOn: day }) }
  const [first] = Object.values(errors)
  if (first !== undefined) throw unprocessable(errors, first)
}

const teamOf = ({ manager, advisor, accountManager }: TransferDraft) =>
  (
    [
      ['P_ACCT_MGR', manager],
      ['ADVISOR', advisor],
      ['ACCT_MGR', accountManager],
    ] as const satisfies readonly (readonly [BrokerRole, string])[]
  ).flatMap(([role, userId]) => (userId === '' ? [] : [{ userId, role }]))
