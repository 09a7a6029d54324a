import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import type { Handler } from '../../platform/context.ts'
import { brokerageChange } from '../events/events.public.ts'
import { brokeragePreferencesView, savePreference, setBy } from '../features/features.public.ts'
import { refuseOpenPreference } from './refuse-open-preference.ts'

/** Chooses for every account of a brokerage that has not chosen itself; their open pages read it again. */
export const choosePreference: Handler<'POST /api/broker-admin/{id}/preferences'> = async (context, { body }) => {
  const { brokerage: code } = context.brokerage
  await refuseOpenPreference(context, { account: null, brokerage: code }, body)
  return context.write(async (tx) => {
    const { id } = preferenceCatalog.find(({ name }) => name === body.name)!
    const before = await brokeragePreferencesView(tx, code)
    await savePreference(tx, { account: null, brokerage: code, id }, body.value, setBy(context))
    await tx.record({
      action: 'preference.choose',
      subject: { type: 'preference', id },
      before: { brokerage: code, value: before.find(({ preferenceId }) => preferenceId === id)?.brokerage.value },
      after: { brokerage: code, value: body.value },
      events: [brokerageChange(code, 'preferences')],
    })
    return { status: 200, body: await brokeragePreferencesView(tx, code) }
  })
}
