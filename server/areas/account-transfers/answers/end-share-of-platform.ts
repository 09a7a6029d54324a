import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { transferDetail } from '../reading/transfer-detail.ts'
import { takeStep } from '../steps/take-step.ts'
import { lockTransfer } from '../transfers.store.ts'

/** Ends a share at once for the platform. */
export const endShareOfPlatform: Handler<'POST /api/administration/account-shares/{transferId}/end'> = async (
  context,
  { params: { transferId }, body: { reason } },
) =>
  context.write(async (tx) => {
    const { actor, platform } = context
    demand(actor.isAdmin)
    const stored = await lockTransfer(tx, transferId)
    const ending = { step: 'END', side: 'PLATFORM', by: actor.userId, reason } as const
    const { transfer, entry } = await takeStep(tx, platform, stored, ending)
    await tx.record(entry)
    return { status: 200, body: await transferDetail(tx, transfer, 'PLATFORM') }
  })
