import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { shownVendor } from '../shown-vendor.ts'
import { mayWrite } from '../vendors.access.ts'

/** Withdraws the acceptance of a deficiency: it is open again from now on. */
export const withdrawAcceptance: Handler<
  'DELETE /api/accounts/{accountId}/vendors/{vendorId}/acceptances/{acceptanceId}'
> = async (context, { params }) =>
  context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    const { record, acceptances } = await shownVendor(tx, context, params.vendorId)
    const before = acceptances.find(({ id }) => id === params.acceptanceId)
    if (before === undefined) throw notFound()
    await updateRow(
      tx,
      'vendor_acceptances',
      { account_code: account, id: before.id },
      { withdrawn_at: context.platform.now() },
    )
    await tx.record({
      action: 'vendor.withdraw-acceptance',
      subject: { type: 'vendor', id: params.vendorId },
      before: { vendor: record.name, line: before.line, note: before.note, until: before.until },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, params.vendorId) }
  })
