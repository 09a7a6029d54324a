import type { Handler } from '../../../platform/context.ts'
import { transferDetail } from './transfer-detail.ts'
import { wantedTransfer } from './transfers.view.ts'

/** A transfer with what moves, for the platform. */
export const getTransfer: Handler<'GET /api/administration/account-transfers/{transferId}'> = async (
  context,
  { params: { transferId } },
) => ({
  status: 200,
  body: await context.read(async (tx) => transferDetail(tx, await wantedTransfer(tx, transferId), 'PLATFORM')),
})
