import { logoMegabytes } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { randomBytes } from 'node:crypto'
import type { Handler } from '../../platform/context.ts'
import { printablePicture } from '../../platform/pictures/redraw.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { brokerageChange } from '../events/events.public.ts'
import { storeLogo } from './branding.store.ts'
import { configurationView } from './configuration.view.ts'

/** Sets the logo of a brokerage, checked by its content, not its name, in a format that its letters can print. */
export const setLogo: Handler<'PUT /api/broker-admin/{id}/logo'> = async (context, { body }) => {
  const logo = await printablePicture(Buffer.from(body.logo, 'base64'), logoMegabytes)
  if ('error' in logo) throw unprocessable({ logo: logo.error })
  return context.write(async (tx) => {
    const { brokerage: code } = context.brokerage
    // Browsers cache a logo forever: a new one gets a new address.
    const id = randomBytes(16).toString('base64url')
    const bytes = Buffer.from(logo.bytes)
    await storeLogo(tx, { id, brokerage_code: code, type: logo.type, bytes, created_at: context.platform.now() })
    await tx.record({
      action: 'brokerage.logo',
      subject: { type: 'brokerage', id: code },
      after: { type: logo.type, bytes: bytes.length },
      events: [brokerageChange(code, 'branding')],
    })
    return { status: 200, body: await configurationView(tx, context) }
  })
}
