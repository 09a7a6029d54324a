import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { shownVendor } from '../shown-vendor.ts'
import { mayWrite } from '../vendors.access.ts'
import { lockVendor } from '../vendors.view.ts'
import { vendorMail } from './vendor-mail.ts'

const hourMs = 3_600_000

/** Emails a vendor the request for a certificate, with an upload link. */
export const sendRequest: Handler<'POST /api/accounts/{accountId}/vendors/{vendorId}/requests'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    const now = context.platform.now()
    await lockVendor(tx, account, params.vendorId)
    const vendor = await shownVendor(tx, context, params.vendorId)
    const { record, lines, lastEmailedAt } = vendor
    const refused =
      (record.email === '' && vendorMessages.emailNeeded) ||
      (lines.length === 0 && vendorMessages.setNeeded) ||
      (lastEmailedAt !== null && now.getTime() - Date.parse(lastEmailedAt) < hourMs && vendorMessages.justAsked)
    if (refused !== false) throw unprocessable({ email: refused }, refused)
    const mail = await vendorMail(tx, context.platform, {
      account,
      vendor,
      kind: 'REQUEST',
      key: `REQUEST:${now.toISOString()}`,
      sentBy: context.actor.userId,
    })
    await tx.record({
      action: 'vendor.request',
      subject: { type: 'vendor', id: record.id },
      after: { vendor: record.name, to: record.email },
      messages: mail === undefined ? [] : [mail],
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, params.vendorId) }
  })
