import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { lastAcceptanceDay, openFindings, vendorResult } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { shownVendor } from '../shown-vendor.ts'
import { mayWrite } from '../vendors.access.ts'
import { vendorFactsView } from '../vendors.view.ts'

/** Accepts the gaps of a line as they are now, with a note and until a day. What comes up later is not accepted. */
export const acceptDeficiency: Handler<'POST /api/accounts/{accountId}/vendors/{vendorId}/acceptances'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    const today = todayOf(context)
    const { record } = await shownVendor(tx, context, params.vendorId)
    const { lines } = vendorResult((await vendorFactsView(tx, account, record.id)).get(record.id)!, today)
    if (body.until <= today) throw unprocessable({ until: vendorMessages.untilFuture })
    if (body.until > lastAcceptanceDay(today)) throw unprocessable({ until: vendorMessages.untilFar })
    const line = lines.find((each) => each.line === body.line)
    const findings = line === undefined ? [] : openFindings(line)
    if (findings.length === 0) throw unprocessable({ line: vendorMessages.notDeficient }, vendorMessages.notDeficient)
    const now = context.platform.now()
    await insertRow(tx, 'vendor_acceptances', {
      account_code: account,
      id: newId(now),
      vendor_id: params.vendorId,
      ...body,
      findings: JSON.stringify(findings),
      created_by: context.actor.userId,
      created_at: now,
      withdrawn_at: null,
    })
    await tx.record({
      action: 'vendor.accept-deficiency',
      subject: { type: 'vendor', id: params.vendorId },
      after: { vendor: record.name, ...body, findings: findings.map(({ issue, text }) => ({ issue, text })) },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, params.vendorId) }
  })
