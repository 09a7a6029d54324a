import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { type LevelHandler, mayChangeForms, ownerOf } from '../forms.access.ts'
import { formAtLevel } from './form-at-level.ts'
import { levelState } from './level-state.view.ts'
import { putInForce } from './put-in-force.ts'
import { stateToChange } from './state-to-change.ts'

/** Publishes a level's draft: new applications use it, and levels below inherit it. */
export const publishLayout: LevelHandler<
  | Handler<'POST /api/forms/{formId}/layout/versions'>
  | Handler<'POST /api/broker-admin/{id}/forms/{formId}/layout/versions'>
  | Handler<'POST /api/accounts/{accountId}/forms/{formId}/layout/versions'>
> = async (context, { params: { formId }, body }) =>
  context.write(async (tx) => {
    demand(mayChangeForms(context))
    const owner = ownerOf(context)
    const state = await stateToChange(tx, owner, { formId, ...body })
    if (state.draft === null)
      throw unprocessable({ draftVersion: libraryMessages.nothingToPublish }, libraryMessages.nothingToPublish)
    const by = { by: context.actor.userId, at: context.platform.now() }
    await tx.record({
      action: 'form_layout.publish',
      subject: { type: 'form', id: formId },
      ...(await putInForce(tx, state, { layout: state.draft, note: body.note }, by)),
    })
    return { status: 200, body: await formAtLevel(tx, (await levelState(tx, owner, formId))!) }
  })
