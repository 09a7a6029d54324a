import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { boundedTo, guestContext } from '../../../platform/access/guest-context.ts'
import type { OpenContext } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { type VendorLink, vendorLinkByToken } from './vendor-link.view.ts'

/** An upload link that works, with transactions that are bounded to its account. */
export interface TakenVendorLink extends Pick<OpenContext, 'read' | 'write'> {
  readonly link: VendorLink
}

/** One answer for every link that does not work: unknown, expired or revoked. */
export const badLink = () => new ErrorResponse(404, 'not_found', vendorMessages.badLink)

/** Opens an upload link; one that does not work ends the call. */
export async function takeVendorLink(context: OpenContext, token: string): Promise<TakenVendorLink> {
  const { platform } = context
  const link = await platform.database.read('system', (tx) => vendorLinkByToken(tx, token, platform.now()))
  if (link === undefined) throw badLink()
  return { link, ...boundedTo(context, link.account) }
}

/** The library knows users alone: a file that comes by a link is entered for the person who asked for it. */
export const libraryContext = (context: OpenContext, { link }: TakenVendorLink, sender: string) =>
  guestContext(context, { ...link, sender })
