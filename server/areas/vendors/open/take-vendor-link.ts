import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { AccountContext, OpenContext } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { write } from '../../../platform/write.ts'
import { type VendorLink, vendorLinkByToken } from './vendor-link.view.ts'

/** An upload link that works, with transactions that are bounded to its account. */
export interface TakenVendorLink extends Pick<OpenContext, 'read' | 'write'> {
  readonly link: VendorLink
}

/** One answer for every link that does not work: unknown, expired or revoked. */
export const badLink = () => new Refusal(404, 'not_found', vendorMessages.badLink)

/** Opens an upload link; one that does not work ends the call. */
export async function takeVendorLink(context: OpenContext, token: string): Promise<TakenVendorLink> {
  const { platform, client, requestId } = context
  const link = await platform.database.read('system', (tx) => vendorLinkByToken(tx, token, platform.now()))
  if (link === undefined) throw badLink()
  const scope = { account: link.account }
  const author = { userId: undefined, requestId, ip: client.ip, scope, idempotency: undefined }
  return {
    link,
    read: (work) => platform.database.read(scope, work),
    write: (work) => write(platform, author, work),
  }
}

/** The library knows users alone: a file that comes by a link is entered for the person who asked for it. */
export const libraryContext = (
  context: OpenContext,
  { link, read, write: writing }: TakenVendorLink,
  sender: string,
): AccountContext => ({
  ...context,
  read,
  write: writing,
  recheck: () => Promise.resolve(undefined),
  account: {
    account: link.account,
    brokerage: link.brokerage,
    roles: ['USER'],
    holdsAllPermissions: false,
    isAccountAdmin: false,
    isBrokerageAdmin: false,
    permissions: [],
  },
  actor: {
    sessionId: '',
    state: 'complete',
    startedBy: 'link',
    steppedUpAt: null,
    userId: link.madeBy,
    username: '',
    firstName: sender,
    lastName: '',
    isAdmin: false,
    isViewer: false,
    accounts: new Map(),
    brokerages: new Map(),
  },
})
