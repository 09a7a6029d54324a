import { logoMegabytes } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { randomBytes } from 'node:crypto'
import type { Handler } from '../../platform/context.ts'
import { checkedPicture } from '../../platform/pictures/picture.rules.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { brokerageChange } from '../events/events.public.ts'
import { storeLogo } from './branding.store.ts'
import { configurationView } from './configuration.view.ts'

/** Sets the logo of a brokerage, checked by its content, not its name. */
export const setLogo: Handler<'PUT /api/broker-admin/{id}/logo'> = async (context, { body }) => {
  const bytes = Buffer.from(body.logo, 'base64')
  const checked = checkedPicture(bytes, logoMegabytes)
  if ('error' in checked) throw unprocessable({ logo: checked.error })
  return context.write(async (tx) => {
    const { brokerage: code, isBrokerageAdmin } = context.brokerage
    demand(isBrokerageAdmin)
    // Browsers cache a logo forever: a new one gets a new address.
    const id = randomBytes(16).toString('base64url')
    const created = context.platform.now()
    await storeLogo(tx, { id, brokerage_code: code, type: checked.type, bytes, created_at: created })
    await tx.record({
      action: 'brokerage.logo',
      subject: { type: 'brokerage', id: code },
      after: { type: checked.type, bytes: bytes.length },
      events: [brokerageChange(code, 'branding')],
    })
    return { status: 200, body: await configurationView(tx, context) }
  })
}
