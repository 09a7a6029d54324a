import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { brokerageChange } from '../events/events.public.ts'
import { deleteLogo } from './branding.store.ts'
import { configurationView } from './configuration.view.ts'

/** Removes the logo of a brokerage; its name is shown instead. */
export const removeLogo: Handler<'DELETE /api/broker-admin/{id}/logo'> = async (context) =>
  context.write(async (tx) => {
    const { brokerage: code, isBrokerageAdmin } = context.brokerage
    demand(isBrokerageAdmin)
    await deleteLogo(tx, code)
    await tx.record({
      action: 'brokerage.logo-remove',
      subject: { type: 'brokerage', id: code },
      events: [brokerageChange(code, 'branding')],
    })
    return { status: 200, body: await configurationView(tx, context) }
  })
