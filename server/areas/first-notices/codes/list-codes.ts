import type { Handler } from '../../../platform/context.ts'
import { codesView, isOnIdCards, scheduledItems } from './codes.view.ts'
import { demandMaker } from './demand-maker.ts'

/** The codes of an account, with what further ones can be for. */
export const listCodes: Handler<'GET /api/accounts/{accountId}/notice-codes'> = async (context) => {
  const { account } = demandMaker(context)
  return context.read(async (tx) => {
    const [codes, onIdCards, items] = await Promise.all([
      codesView(tx, context),
      isOnIdCards(tx, account),
      scheduledItems(tx, account),
    ])
    return { status: 200, body: { codes, onIdCards, ...items } }
  })
}
