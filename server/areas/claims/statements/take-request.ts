import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import { boundedTo } from '../../../platform/access/guest-context.ts'
import type { OpenContext } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { requestByToken } from './statements.view.ts'

/** One answer for every link that does not work. */
export const badLink = () => new ErrorResponse(404, 'not_found', statementMessages.badLink)

/** Takes the request of a link, with transactions that are bounded to its account; one that does not work ends the call. */
export async function takeRequest(context: OpenContext, token: string) {
  const { database, now } = context.platform
  const request = await database.read('system', (tx) => requestByToken(tx, token, now()))
  if (request === undefined) throw badLink()
  return { request, ...boundedTo(context, request.account) }
}
