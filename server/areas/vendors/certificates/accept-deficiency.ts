import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { lastAcceptanceDay } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { Verb } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { shownVendor } from '../shown-vendor.ts'
import { mayWrite } from '../vendors.access.ts'

/** Accepts what a line lacks now, with a note and until a day. What comes up later is not accepted. */
export const acceptDeficiency: Verb<'POST /api/accounts/{accountId}/vendors/{vendorId}/acceptances'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    const { record, lines, today } = await shownVendor(tx, context, params.vendorId)
    if (body.until <= today) throw unprocessable({ until: vendorMessages.untilFuture })
    if (body.until > lastAcceptanceDay(today)) throw unprocessable({ until: vendorMessages.untilFar })
    const issues = lines.find(({ line }) => line === body.line)?.issues ?? []
    if (issues.length === 0) throw unprocessable({ line: vendorMessages.notDeficient }, vendorMessages.notDeficient)
    const now = context.platform.now()
    await insertRow(tx, 'vendor_acceptances', {
      account_code: account,
      id: newId(now),
      vendor_id: params.vendorId,
      ...body,
      issues: [...issues],
      created_by: context.actor.userId,
      created_at: now,
      withdrawn_at: null,
    })
    await tx.record({
      action: 'vendor.accept-deficiency',
      subject: { type: 'vendor', id: params.vendorId },
      after: { vendor: record.name, ...body, issues },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: await shownVendor(tx, context, params.vendorId) }
  })
