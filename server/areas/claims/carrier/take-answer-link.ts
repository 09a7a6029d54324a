import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { boundedTo } from '../../../platform/access/guest-context.ts'
import type { OpenContext } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import { type AnswerLink, answerLinkByHash } from './answer-link.view.ts'

/** One answer for every link that does not work: unknown or expired. */
const badLink = () => new ErrorResponse(404, 'not_found', claimMessages.badLink)

/** Opens the link of a notice; one that does not work ends the call. */
export async function takeAnswerLink(
  context: OpenContext,
  token: string,
): Promise<Pick<OpenContext, 'read' | 'write'> & { readonly link: AnswerLink }> {
  const hashes = [hashOfToken(token.toLowerCase())]
  const link = await context.read((tx) => answerLinkByHash(tx, hashes, context.platform.now()))
  if (link === undefined) throw badLink()
  return { link, ...boundedTo(context, link.account) }
}
