import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { shownVendor } from '../shown-vendor.ts'
import { mayWrite } from '../vendors.access.ts'
import { saveDecision, undecidedCertificate } from './certificate.store.ts'

/** Rejects a certificate. The note is shown to the vendor by its upload link. */
export const rejectCertificate: Handler<
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/reject'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    const { vendorId, certificateId } = params
    const { record } = await shownVendor(tx, context, vendorId)
    const at = { account, vendorId, certificateId, version: body.version }
    const before = await undecidedCertificate(tx, at)
    await saveDecision(tx, context, at, { state: 'REJECTED', note: body.note })
    await tx.record({
      action: 'vendor-certificate.reject',
      subject: { type: 'vendor', id: vendorId },
      before: { state: before.state },
      after: { vendor: record.name, state: 'REJECTED', note: body.note },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, vendorId) }
  })
