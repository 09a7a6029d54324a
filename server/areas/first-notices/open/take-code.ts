import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import { boundedTo } from '../../../platform/access/guest-context.ts'
import type { OpenContext } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { type UsedCode, usedCode } from './notice-code.view.ts'

/** A code that works, with transactions that are bounded to its account. */
interface TakenCode extends Pick<OpenContext, 'read' | 'write'> {
  readonly code: UsedCode
}

/** One answer for every code that does not work: unknown, expired, or revoked. */
const badCode = () => new ErrorResponse(404, 'not_found', firstNoticeMessages.badCode)

/** Takes a code; one that does not work ends the call. */
export async function takeCode(context: OpenContext, typed: string): Promise<TakenCode> {
  const { platform } = context
  const code = await platform.database.read('system', (tx) => usedCode(tx, typed, platform.now()))
  if (code === undefined) throw badCode()
  return { code, ...boundedTo(context, code.account) }
}
