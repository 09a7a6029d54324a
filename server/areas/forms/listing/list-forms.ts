import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { type LevelHandler, ownerOf } from '../forms.access.ts'
import { libraryView, accountFormsView } from './forms.read-model.ts'

/** The forms of a library; for an account those that are not retired. */
export const listForms: LevelHandler<
  | Handler<'GET /api/forms'>
  | Handler<'GET /api/broker-admin/{id}/forms'>
  | Handler<'GET /api/accounts/{accountId}/forms'>
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
