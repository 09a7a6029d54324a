import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { brokerageView } from './brokerage.view.ts'

/** Sets whose logins require two-factor at a brokerage. Current sessions continue; the next login requires it. */
export const setTwoFactorPolicy: Handler<'PUT /api/brokerages/{brokerCode}/two-factor'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage: code } = context.brokerage
    const before = await brokerageView(tx, context.actor, code)
    await updateRow(tx, 'brokerages', { code }, { two_factor: body.twoFactor })
    await tx.record({
      action: 'brokerage.two-factor',
      subject: { type: 'brokerage', id: code },
      before: { twoFactor: before.twoFactor },
      after: { twoFactor: body.twoFactor },
    })
    return { status: 200, body: { ...before, twoFactor: body.twoFactor } }
  })
