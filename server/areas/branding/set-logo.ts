import { logoMegabytes } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { randomBytes } from 'node:crypto'
import type { Verb } from '../../platform/context.ts'
import { checkedPicture } from '../../platform/pictures/picture.rules.ts'
import { demand, unprocessable } from '../../platform/refusal.ts'
import { brokerageChange } from '../events/events.door.ts'
import { keepLogo } from './branding.store.ts'
import { configurationView } from './configuration.view.ts'

/** Sets the logo of a brokerage, checked by its content, not its name. */
export const setLogo: Verb<'PUT /api/broker-admin/{id}/logo'> = async (context, { body }) => {
  const bytes = Buffer.from(body.logo, 'base64')
  const checked = checkedPicture(bytes, logoMegabytes)
  if ('fault' in checked) throw unprocessable({ logo: checked.fault })
  return context.write(async (tx) => {
    const { brokerage: code, isBrokerageAdmin } = context.brokerage
    demand(isBrokerageAdmin)
    // Browsers cache a logo forever: a new one gets a new address.
    const id = randomBytes(16).toString('base64url')
    const created = context.platform.now()
    await keepLogo(tx, { id, brokerage_code: code, type: checked.type, bytes, created_at: created })
    await tx.record({
      action: 'brokerage.logo',
      subject: { type: 'brokerage', id: code },
      after: { type: checked.type, bytes: bytes.length },
      events: [brokerageChange(code, 'branding')],
    })
    return { status: 200, body: await configurationView(tx, context) }
  })
}
