import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { speaksForInsured } from '../account-transfers.access.ts'
import { ownTransfers } from '../reading/own-transfers.ts'
import { takeStep } from '../steps/take-step.ts'
import { lockTransfer } from '../transfers.store.ts'

/** Objects to a transfer for the insured, which ends it. */
export const objectToTransfer: Handler<'POST /api/accounts/{accountId}/account-transfers/{transferId}/object'> = async (
  context,
  { params: { transferId }, body: { reason } },
) =>
  context.write(async (tx) => {
    const { platform, actor, account } = context
    demand(speaksForInsured(context), transferMessages.insuredOnly)
    const stored = await lockTransfer(tx, transferId)
    if (stored.code !== account.account) throw notFound()
    // An objection to a share in force ends it at once.
    const kind = stored.state === 'IN_FORCE' ? 'END' : 'DECLINE'
    const step = { step: kind, side: 'INSURED', by: actor.userId, reason } as const
    await tx.record((await takeStep(tx, platform, stored, step)).entry)
    return { status: 200, body: await ownTransfers(tx, context) }
  })
