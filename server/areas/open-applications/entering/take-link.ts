import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { LinkUseKind } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { OpenContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { write } from '../../../platform/write.ts'
import type { Answerer } from '../../applications/applications.public.ts'
import { recordUse } from '../open-link.store.ts'
import { applicationOfLink, type GuestLink, linkByToken, type SharedApplication } from './link-by-token.view.ts'

/** What a use of a link is about. */
interface About {
  readonly applicationId?: string
  readonly documentId?: string
  /** What was accepted. */
  readonly words?: string
}

/** A link that works, with transactions that are bounded to its account. */
export interface TakenLink extends Pick<OpenContext, 'read' | 'write'> {
  readonly link: GuestLink
  readonly answerer: Answerer
  /** Records a use of the link in a transaction. */
  used(tx: Tx, kind: LinkUseKind, about?: About): Promise<void>
}

/** One answer for every link that does not work: unknown, expired, revoked, or for something else. */
export const badLink = () => new ErrorResponse(404, 'not_found', openLinkMessages.badLink)

/** Resolves a link; an invalid one ends the call. */
export async function takeLink(context: OpenContext, token: string): Promise<TakenLink> {
  const { platform, client, requestId, cookies } = context
  const link = await platform.database.read('system', (tx) => linkByToken(tx, token, cookies.get('link')))
  const now = platform.now()
  if (link === undefined || link.revokedAt !== null || link.expiresAt <= now) throw badLink()
  const { account, id } = link
  const scope = { account }
  const author = { userId: undefined, requestId, ip: client.ip, scope, idempotency: undefined }
  return {
    link,
    answerer: { platform, account, timeZone: link.timeZone, userId: null, name: link.recipientName },
    read: (work) => platform.database.read(scope, work),
    write: (work) => write(platform, author, work),
    used: (tx, kind, about = {}) =>
      recordUse(
        tx,
        { account, id },
        {
          kind,
          ip: client.ip,
          at: now,
          application_id: about.applicationId ?? null,
          document_id: about.documentId ?? null,
          words: about.words ?? null,
        },
      ),
  }
}

/** Resolves a link in an admitted browser. */
export async function takeEntered(context: OpenContext, token: string): Promise<TakenLink> {
  const taken = await takeLink(context, token)
  if (!taken.link.isLetIn) throw new ErrorResponse(401, 'enter_first', openLinkMessages.enterFirst)
  return taken
}

/** The same, for an application that the link is for. */
export async function takeApplication(
  context: OpenContext,
  { token, appId }: { readonly token: string; readonly appId: string },
): Promise<TakenLink & { readonly shared: SharedApplication }> {
  const taken = await takeEntered(context, token)
  const shared = await taken.read((tx) => applicationOfLink(tx, taken.link, { appId, now: context.platform.now() }))
  if (shared === undefined) throw badLink()
  return { ...taken, shared }
}

/** Resolves a link for answering, which requires having accepted who sees the answers. */
export async function takeAnswering(...asked: Parameters<typeof takeApplication>): ReturnType<typeof takeApplication> {
  const taken = await takeApplication(...asked)
  if (!taken.link.hasAccepted) throw new ErrorResponse(403, 'accept_first', openLinkMessages.acceptFirst)
  return taken
}
