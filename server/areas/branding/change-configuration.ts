import { configurationMessages } from '@portico/contract/areas/branding/configuration.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { stale, unprocessable } from '../../platform/error-response.ts'
import { saveOwnConfiguration } from '../brokerages/brokerages.public.ts'
import { brokerageChange } from '../events/events.public.ts'
import { saveLook } from './branding.store.ts'
import { configurationView } from './configuration.view.ts'

/** Changes names, colors and the clients' home address; open pages of the brokerage update immediately. */
export const changeConfiguration: Handler<'PUT /api/broker-admin/{id}/configuration'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage: code } = context.brokerage
    const before = await configurationView(tx, context)
    if (body.redirectClients && before.subdomain === null)
      throw unprocessable({ redirectClients: configurationMessages.noAddress })
    if (!(await saveOwnConfiguration(tx, code, body))) throw stale(before)
    await saveLook(tx, code, body)
    await tx.record({
      action: 'brokerage.configuration',
      subject: { type: 'brokerage', id: code },
      before,
      after: body,
      events: [brokerageChange(code, 'branding')],
    })
    return { status: 200, body: await configurationView(tx, context) }
  })
