import type { Handler } from '../../../platform/context.ts'
import { ownTransfers } from './own-transfers.ts'

/** The transfers of an account, the latest first. */
export const listOwnTransfers: Handler<'GET /api/accounts/{accountId}/account-transfers'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => ownTransfers(tx, context)),
})
