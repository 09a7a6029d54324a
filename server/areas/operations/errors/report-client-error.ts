import type { Handler } from '../../../platform/context.ts'
import { whiteLabelOf } from '../../../platform/http/host-rules.ts'
import { brokerageOfSubdomain } from './brokerage-of-subdomain.view.ts'

/** Records an error of the web app, from any visitor. The host identifies the brokerage. */
// oxlint-disable-next-line portico/write-handler -- errors are counted apart from the call, and are no one's record
export const reportClientError: Handler<'POST /open/client-errors'> = async (context, { body: { page, ...error } }) => {
  const { platform, host } = context
  const subdomain = whiteLabelOf(platform.config, host)
  const brokerage =
    subdomain === '' ? undefined : await context.read((tx) => brokerageOfSubdomain(tx, subdomain.toLowerCase()))
  platform.errors.take({ ...error, source: 'CLIENT', place: page, brokerage: brokerage ?? null })
  return { status: 204 }
}
