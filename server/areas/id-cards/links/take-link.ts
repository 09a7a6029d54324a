import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import { boundedTo } from '../../../platform/access/guest-context.ts'
import type { OpenContext } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { type CardLink, linkByToken } from './link-by-token.view.ts'

/** A link that works, with transactions that are bounded to its account. */
export interface TakenCardLink extends Pick<OpenContext, 'read' | 'write'> {
  readonly link: CardLink
}

/** Resolves a link; an invalid one ends the call with the same error for every reason. */
export async function takeLink(context: OpenContext, token: string): Promise<TakenCardLink> {
  const { platform } = context
  const link = await platform.database.read('system', (tx) => linkByToken(tx, token))
  if (link === undefined || link.revokedAt !== null || link.expiresAt <= platform.now())
    throw new ErrorResponse(404, 'not_found', idCardMessages.badLink)
  return { link, ...boundedTo(context, link.account) }
}
