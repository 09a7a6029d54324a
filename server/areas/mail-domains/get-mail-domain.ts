import type { Handler } from '../../platform/context.ts'
import { shownDomain, storedDomain } from './mail-domain.view.ts'

/** Where the emails of a brokerage come from. */
export const getMailDomain: Handler<'GET /api/broker-admin/{id}/mail-domain'> = async (context) => {
  const stored = await context.read((tx) => storedDomain(tx, context.brokerage.brokerage))
  return { status: 200, body: shownDomain(context.platform.config, stored) }
}
