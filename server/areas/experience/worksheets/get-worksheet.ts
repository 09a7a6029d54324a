import type { RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { ratedView, worksheetView } from '../worksheet.view.ts'

/** A worksheet with the rating values that apply to it. */
export const getWorksheet: Handler<'GET /api/accounts/{accountId}/experience/{worksheetId}'> = async (
  context,
  { params: { worksheetId: id }, query: { number } },
) => context.read(async (tx) => ({ status: 200, body: await ratedOf(tx, context, { id, number }) }))

/** A worksheet by id with its rating values; ends the call if it does not exist. */
export async function ratedOf(
  tx: Tx,
  { account: access }: Pick<AccountContext, 'account'>,
  of: { readonly id: string; readonly number?: number | undefined },
): Promise<RatedWorksheet> {
  const worksheet = await worksheetView(tx, access.account, of)
  if (worksheet === undefined) throw notFound()
  return ratedView(tx, access, worksheet)
}
