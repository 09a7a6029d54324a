import type { Handler } from '../../platform/context.ts'
import { shownVendor } from './shown-vendor.ts'
import { demandReader } from './vendors.access.ts'

/** A vendor with the status of each line and its certificates. */
export const getVendor: Handler<'GET /api/accounts/{accountId}/vendors/{vendorId}'> = async (context, { params }) => {
  demandReader(context)
  return context.read(async (tx) => ({ status: 200, body: await shownVendor(tx, context, params.vendorId) }))
}
