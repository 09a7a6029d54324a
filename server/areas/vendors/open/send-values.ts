import { dateErrors } from '@portico/contract/areas/vendors/certificate-dates.rules.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import { isId } from '../../../platform/ids.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { certificatesView } from '../vendors.view.ts'
import { landingOf } from './landing.ts'
import { badLink, takeVendorLink } from './take-vendor-link.ts'

/** Stores what a vendor typed of an uploaded certificate; it counts once it is confirmed. */
export const sendValues: Handler<'PUT /open/vendor-certificates/{token}/certificates/{certificateId}'> = async (
  context,
  { params, body },
) => {
  const taken = await takeVendorLink(context, params.token)
  const { link } = taken
  const { account, vendorId } = link
  return taken.write(async (tx) => {
    const found = isId(params.certificateId)
      ? (await certificatesView(tx, account, vendorId)).find(({ id }) => id === params.certificateId)
      : undefined
    if (found === undefined) throw badLink()
    const key = { account_code: account, id: found.id, version: found.version, state: 'UPLOADED' as const }
    const errors = dateErrors(body, { confirmed: [], today: todayOf({ ...context, ...link }) })
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
    const listed = Object.fromEntries(Object.entries(body.lines).filter(([, { isListed }]) => isListed))
    const isSaved = await updateAtVersion(tx, 'vendor_certificates', key, {
      state: 'RECEIVED',
      named_insured: body.namedInsured,
      issued_on: body.issuedOn,
      lines: JSON.stringify(listed),
    })
    if (!isSaved) throw unprocessable({ state: vendorMessages.alreadySent }, vendorMessages.alreadySent)
    const landing = await landingOf(tx, link, context.platform.now())
    await tx.record({
      action: 'vendor-certificate.send',
      subject: { type: 'vendor', id: vendorId },
      after: { vendor: landing.vendor, name: found.fileName, lines: Object.keys(listed), sharing: landing.sharing.en },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: landing }
  })
}
