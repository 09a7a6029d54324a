import type { Handler } from '../../platform/context.ts'
import { brokerageChange } from '../events/events.public.ts'
import { deleteLogo } from './branding.store.ts'
import { configurationView } from './configuration.view.ts'

/** Removes the logo of a brokerage; its name is shown instead. */
export const removeLogo: Handler<'DELETE /api/broker-admin/{id}/logo'> = async (context) =>
  context.write(async (tx) => {
    const { brokerage: code } = context.brokerage
    await deleteLogo(tx, code)
    await tx.record({
      action: 'brokerage.logo-remove',
      subject: { type: 'brokerage', id: code },
      events: [brokerageChange(code, 'branding')],
    })
    return { status: 200, body: await configurationView(tx, context) }
  })
