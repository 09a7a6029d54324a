import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { type LevelHandler, ownerOf } from '../forms.access.ts'
import { formAtLevel } from './form-at-level.ts'
import { levelState } from './level-state.view.ts'

/** The layout of a form at a level, ready to edit. */
export const showLayout: LevelHandler<
  | Handler<'GET /api/forms/{formId}/layout'>
  | Handler<'GET /api/broker-admin/{id}/forms/{formId}/layout'>
  | Handler<'GET /api/accounts/{accountId}/forms/{formId}/layout'>
> = async (context, { params: { formId } }) => {
  const owner = ownerOf(context)
  return context.read(async (tx) => {
    const state = await levelState(tx, owner, formId)
    if (state === undefined) throw notFound()
    return { status: 200, body: await formAtLevel(tx, state) }
  })
}
