import { vendor } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { isId } from '../../platform/ids.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { requirementSetsView } from './sets/sets.view.ts'
import { vendorRecordsView } from './vendors.view.ts'

/** Vendors of an account. */
export const vendors = serveRecord(vendor, {
  table: 'vendors',
  read: (tx, { context }, id) => vendorRecordsView(tx, context.account.account, id),
  async check(tx, { context, after }) {
    const setId = after?.requirementSetId ?? null
    if (setId === null) return
    const sets = isId(setId) ? await requirementSetsView(tx, context.account.account) : []
    if (!sets.some(({ id }) => id === setId)) throw unprocessable({ requirementSetId: vendorMessages.unknownSet })
  },
  columns: (_, { operation, context, after }) => ({
    fein: JSON.stringify(after.fein),
    ...(operation === 'add' && { created_by: context.actor.userId, created_at: context.platform.now() }),
  }),
})
