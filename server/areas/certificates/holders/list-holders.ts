import type { Handler } from '../../../platform/context.ts'
import { demandReader } from '../certificates.access.ts'
import { holdersView } from './holders.view.ts'

/** The certificate holders of an account. */
export const listHolders: Handler<'GET /api/accounts/{accountId}/certificate-holders'> = async (context) => {
  const { account, mayWrite } = demandReader(context)
  return context.read(async (tx) => ({
    status: 200,
    body: { holders: await holdersView(tx, account), mayChange: mayWrite },
  }))
}
