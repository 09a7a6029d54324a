import { dateErrors } from '@portico/contract/areas/vendors/certificate-dates.rules.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { namesVendor } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { shownVendor } from '../shown-vendor.ts'
import { mayWrite } from '../vendors.access.ts'
import { saveDecision, undecidedCertificate } from './certificate.store.ts'

/** Confirms the values of a certificate, which then count. Rejects one that names someone else. */
export const confirmCertificate: Handler<
  'POST /api/accounts/{accountId}/vendors/{vendorId}/certificates/{certificateId}/confirm'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    const { vendorId, certificateId } = params
    const { record, requirementSet, certificates } = await shownVendor(tx, context, vendorId)
    const at = { account, vendorId, certificateId, version: body.version }
    const before = await undecidedCertificate(tx, at)
    if (!namesVendor(body.namedInsured, record.name))
      throw unprocessable({ namedInsured: vendorMessages.otherInsured(record.name) })
    const confirmed = certificates.filter(({ state }) => state === 'CONFIRMED').map(({ lines }) => lines)
    const errors = dateErrors(body, { confirmed, today: todayOf(context) })
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
    const listed = Object.fromEntries(Object.entries(body.lines).filter(([, { isListed }]) => isListed))
    await saveDecision(tx, context, at, {
      state: 'CONFIRMED',
      named_insured: body.namedInsured,
      issued_on: body.issuedOn,
      lines: JSON.stringify(listed),
      set_version: requirementSet?.version ?? null,
    })
    await tx.record({
      action: 'vendor-certificate.confirm',
      subject: { type: 'vendor', id: vendorId },
      before: { state: before.state, namedInsured: before.namedInsured, lines: before.lines },
      after: {
        vendor: record.name,
        state: 'CONFIRMED',
        namedInsured: body.namedInsured,
        issuedOn: body.issuedOn,
        lines: listed,
      },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, vendorId) }
  })
