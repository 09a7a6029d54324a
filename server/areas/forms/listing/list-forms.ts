import type { Verb } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/today.ts'
import { type LevelVerb, ownerOf } from '../forms.access.ts'
import { libraryView, accountFormsView } from './forms.read-model.ts'

/** The forms of a library; for an account those that are not retired. */
export const listForms: LevelVerb<
  Verb<'GET /api/forms'> | Verb<'GET /api/broker-admin/{id}/forms'> | Verb<'GET /api/accounts/{accountId}/forms'>
> = async (context) => {
  const owner = ownerOf(context)
  const day = todayOf(context)
  return {
    status: 200,
    body: await context.read((tx) =>
      owner.level === 'ACCOUNT' ? accountFormsView(tx, owner, day) : libraryView(tx, owner),
    ),
  }
}
