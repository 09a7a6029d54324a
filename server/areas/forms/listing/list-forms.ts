import type { Verb } from '../../../platform/context.ts'
import { type LevelVerb, ownerOf } from '../forms.access.ts'
import { libraryView, usableFormsView } from './forms.view.ts'

/** The forms of a library; for an account those that applications can be made of. */
export const listForms: LevelVerb<
  Verb<'GET /api/forms'> | Verb<'GET /api/broker-admin/{id}/forms'> | Verb<'GET /api/accounts/{accountId}/forms'>
> = async (context) => {
  const owner = ownerOf(context)
  const day = context.platform.now().toISOString().slice(0, 10)
  return {
    status: 200,
    body: await context.read((tx) =>
      owner.level === 'ACCOUNT' ? usableFormsView(tx, owner, day) : libraryView(tx, owner),
    ),
  }
}
