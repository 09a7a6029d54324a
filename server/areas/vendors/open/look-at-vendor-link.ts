import type { Handler } from '../../../platform/context.ts'
import { landingOf } from './landing.ts'
import { takeVendorLink } from './take-vendor-link.ts'

/** What an upload link requests. */
export const lookAtVendorLink: Handler<'GET /open/vendor-certificates/{token}'> = async (context, { params }) => {
  const { link, read } = await takeVendorLink(context, params.token)
  return { status: 200, body: await read((tx) => landingOf(tx, link, context.platform.now())) }
}
