import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { takeStep } from '../steps/take-step.ts'
import { transferDetail } from '../reading/transfer-detail.ts'
import { lockTransfer } from '../transfers.store.ts'

/** Withdraws a transfer before its effective date. */
export const withdrawTransfer: Handler<'POST /api/administration/account-transfers/{transferId}/withdraw'> = async (
  context,
  { params: { transferId }, body: { reason } },
) =>
  context.write(async (tx) => {
    const { actor, platform } = context
    demand(actor.isAdmin)
    const stored = await lockTransfer(tx, transferId)
    const step = { step: 'WITHDRAW', side: 'PLATFORM', by: actor.userId, reason } as const
    const { transfer, entry } = await takeStep(tx, platform, stored, step)
    await tx.record(entry)
    return { status: 200, body: await transferDetail(tx, transfer, 'PLATFORM') }
  })
