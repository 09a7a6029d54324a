import { packetLink, submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { PacketUse } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { OpenContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { write } from '../../../platform/write.ts'
import { recordUse } from '../submission.store.ts'
import { type PacketLink, holdLink, linkByToken } from './link-by-token.view.ts'

interface Asked {
  readonly requestId: string
  readonly downloadCode: string
}

/** A link that works, with transactions that are bounded to its account. */
export interface TakenLink extends Pick<OpenContext, 'read' | 'write'> {
  readonly link: PacketLink
  /** Locks the link until the transaction ends, and returns its current state. */
  hold(tx: Tx): Promise<PacketLink>
  /** Records a use of the link in a transaction. */
  used(tx: Tx, kind: PacketUse['kind']): Promise<void>
}

/** One answer for every link that does not work: unknown, expired, revoked or used up. */
const badLink = () => new ErrorResponse(404, 'not_found', submissionMessages.badLink)

/** Resolves a link; an invalid one ends the call. */
export async function takeLink(context: OpenContext, asked: Asked): Promise<TakenLink> {
  const { platform, client, requestId, cookies } = context
  const now = platform.now()
  const read = async (tx: Tx): Promise<PacketLink> => {
    const found = await linkByToken(tx, asked, cookies.get('link'))
    if (found === undefined || !works(found, now)) throw badLink()
    return found
  }
  const link = await platform.database.read('system', read)
  const scope = { account: link.account }
  const author = { userId: undefined, requestId, ip: client.ip, scope, idempotency: undefined }
  return {
    link,
    read: (work) => platform.database.read(scope, work),
    write: (work) => write(platform, author, work),
    hold: async (tx) => {
      await holdLink(tx, link)
      return read(tx)
    },
    used: (tx, kind) => recordUse(tx, link, { kind, ip: client.ip, at: now }),
  }
}

const works = ({ revokedAt, expiresAt, downloads, packetState }: PacketLink, now: Date): boolean =>
  revokedAt === null && expiresAt > now && downloads < packetLink.downloads && packetState === 'READY'
