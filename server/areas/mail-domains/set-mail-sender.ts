import { randomBytes } from 'node:crypto'
import type { Handler } from '../../platform/context.ts'
import { deleteRow, saveRow } from '../../platform/database/rows.ts'
import { domainOf } from './mail-domain.rules.ts'
import { shownDomain, storedDomain } from './mail-domain.view.ts'

/** Sets the sender of a brokerage. Another domain must be verified before it is used. */
export const setMailSender: Handler<'PUT /api/broker-admin/{id}/mail-domain'> = async (context, { body: { sender } }) =>
  context.write(async (tx) => {
    const { brokerage: code } = context.brokerage
    const before = await storedDomain(tx, code)
    if (sender === null) await deleteRow(tx, 'brokerage_mail_domains', { brokerage_code: code })
    else {
      const isSame = before !== undefined && domainOf(before.sender) === domainOf(sender)
      await saveRow(tx, 'brokerage_mail_domains', ['brokerage_code'], {
        brokerage_code: code,
        sender,
        token: isSame ? before.token : randomBytes(16).toString('hex'),
        checked_at: isSame ? before.checked_at : null,
        verified_at: isSame ? before.verified_at : null,
      })
    }
    await tx.record({
      action: 'brokerage.mail-sender',
      subject: { type: 'brokerage', id: code },
      before: { sender: before?.sender ?? null },
      after: { sender },
    })
    return { status: 200, body: shownDomain(context.platform.config, await storedDomain(tx, code)) }
  })
