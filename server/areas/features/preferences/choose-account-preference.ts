import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import type { Handler } from '../../../platform/context.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { saveAccountPreference } from './preferences.store.ts'
import { preferencesView } from './preferences.view.ts'

/** Chooses a preference for one account, before what its brokerage chose; null takes the choice back. */
export const chooseAccountPreference: Handler<'POST /api/accounts/{code}/preferences'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account, holdsAllPermissions } = context.account
    demand(holdsAllPermissions)
    const { id } = preferenceCatalog.find(({ name }) => name === body.name)!
    const before = (await preferencesView(tx, context.account)).find(({ preferenceId }) => preferenceId === id)
    if (body.value === null) await deleteRow(tx, 'account_preferences', { account_code: account, preference_id: id })
    else await saveAccountPreference(tx, { account, id }, body.value)
    await tx.record({
      action: 'preference.choose',
      subject: { type: 'preference', id },
      before: { value: before?.account.value ?? null },
      after: { value: body.value },
      events: [change(account, 'preferences')],
    })
    return { status: 200, body: await preferencesView(tx, context.account) }
  })
