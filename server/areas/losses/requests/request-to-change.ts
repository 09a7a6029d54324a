import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRequest } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, stale, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { requestView } from './requests.view.ts'

/** A request that is still open, for a change from `version`. */
export async function requestToChange(
  tx: Tx,
  context: AccountContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<LossRunRequest> {
  const request = await requestView(tx, context.account.account, id, todayOf(context))
  if (request === undefined) throw notFound()
  if (request.version !== version) throw stale(request)
  if (request.status === 'RECEIVED' || request.status === 'WITHDRAWN')
    throw unprocessable({ version: lossMessages.notOpen }, lossMessages.notOpen)
  return request
}
