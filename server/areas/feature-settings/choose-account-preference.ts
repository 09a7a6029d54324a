import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { preferencesView, savePreference, setBy } from '../features/features.public.ts'
import { refuseOpenPreference } from './refuse-open-preference.ts'

/** Chooses a preference for one account, before what its brokerage chose; null takes the choice back. */
export const chooseAccountPreference: Handler<'POST /api/accounts/{code}/preferences'> = async (context, { body }) => {
  const { account, brokerage, holdsAllPermissions } = context.account
  if (holdsAllPermissions) await refuseOpenPreference(context, { account, brokerage }, body)
  return context.write(async (tx) => {
    demand(holdsAllPermissions)
    const { id } = preferenceCatalog.find(({ name }) => name === body.name)!
    const before = (await preferencesView(tx, context.account)).find(({ preferenceId }) => preferenceId === id)
    await savePreference(tx, { account, brokerage, id }, body.value, setBy(context))
    await tx.record({
      action: 'preference.choose',
      subject: { type: 'preference', id },
      before: { value: before?.account.value ?? null },
      after: { value: body.value },
      events: [change(account, 'preferences')],
    })
    return { status: 200, body: await preferencesView(tx, context.account) }
  })
}
