import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { brokeragePreferencesView } from './preferences.view.ts'
import { savePreference } from './preferences.store.ts'

/** Chooses for every account of a brokerage that has not chosen itself; their open pages read it again. */
export const choosePreference: Handler<'POST /api/broker-admin/{id}/preferences'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage: code, isBrokerageAdmin } = context.brokerage
    demand(isBrokerageAdmin)
    const { id } = preferenceCatalog.find(({ name }) => name === body.name)!
    const before = await brokeragePreferencesView(tx, code)
    await savePreference(tx, { brokerage: code, id }, body.value)
    await tx.record({
      action: 'preference.choose',
      subject: { type: 'preference', id },
      before: { brokerage: code, value: before.find(({ preferenceId }) => preferenceId === id)?.brokerage.value },
      after: { brokerage: code, value: body.value },
      events: [brokerageChange(code, 'preferences')],
    })
    return { status: 200, body: await brokeragePreferencesView(tx, code) }
  })
