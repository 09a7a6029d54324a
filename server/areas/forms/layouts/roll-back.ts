import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { type LevelHandler, mayChangeForms, ownerOf } from '../forms.access.ts'
import { formAtLevel } from './form-at-level.ts'
import { readContent } from './layers.view.ts'
import { levelState } from './level-state.view.ts'
import { putInForce } from './put-in-force.ts'
import { stateToChange } from './state-to-change.ts'
import { versionContent } from './versions.view.ts'

/** Republishes an earlier version of a level and discards its draft. */
export const rollBack: LevelHandler<
  | Handler<'POST /api/forms/{formId}/layout/rollback'>
  | Handler<'POST /api/broker-admin/{id}/forms/{formId}/layout/rollback'>
  | Handler<'POST /api/accounts/{accountId}/forms/{formId}/layout/rollback'>
> = async (context, { params: { formId }, body }) =>
  context.write(async (tx) => {
    demand(mayChangeForms(context))
    const owner = ownerOf(context)
    const state = await stateToChange(tx, owner, { formId, ...body })
    const content = await versionContent(tx, state.at, body.number)
    if (content === undefined)
      throw unprocessable({ number: libraryMessages.unknownVersion }, libraryMessages.unknownVersion)
    const layout = readContent(state.parent, content)
    const by = { by: context.actor.userId, at: context.platform.now() }
    await tx.record({
      action: 'form_layout.rollback',
      subject: { type: 'form', id: formId },
      ...(await putInForce(tx, state, { layout, note: libraryMessages.asBefore(body.number) }, by)),
    })
    return { status: 200, body: await formAtLevel(tx, (await levelState(tx, owner, formId))!) }
  })
