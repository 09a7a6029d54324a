import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { shownVendor } from '../shown-vendor.ts'
import { mayWrite } from '../vendors.access.ts'

/** Revokes every upload link of a vendor: they stop working. */
export const revokeLinks: Handler<'DELETE /api/accounts/{accountId}/vendors/{vendorId}/links'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    const { record } = await shownVendor(tx, context, params.vendorId)
    const key = { account_code: account, vendor_id: record.id, revoked_at: null }
    await updateRow(tx, 'vendor_emails', key, { revoked_at: context.platform.now() })
    await tx.record({
      action: 'vendor.revoke-links',
      subject: { type: 'vendor', id: record.id },
      after: { vendor: record.name },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, params.vendorId) }
  })
