import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { type LevelHandler, mayChangeForms, ownerOf } from '../forms.access.ts'
import { toldOf } from '../forms-changed.ts'
import { figuresOf } from './figures.ts'
import { formAtLevel } from './form-at-level.ts'
import { keepDraft } from './layout.store.ts'
import { contentOf } from './layers.view.ts'
import { levelState } from './level-state.view.ts'
import { stateToChange } from './state-to-change.ts'

/** Saves a layout as a level's draft, even with errors. */
export const saveLayout: LevelHandler<
  | Handler<'PUT /api/forms/{formId}/layout'>
  | Handler<'PUT /api/broker-admin/{id}/forms/{formId}/layout'>
  | Handler<'PUT /api/accounts/{accountId}/forms/{formId}/layout'>
> = async (context, { params: { formId }, body }) =>
  context.write(async (tx) => {
    demand(mayChangeForms(context))
    const owner = ownerOf(context)
    const { at, parent, inForce, ownVersion } = await stateToChange(tx, owner, { formId, ...body })
    const figures = figuresOf(body.layout)
    const content = contentOf(parent, body.layout)
    await keepDraft(tx, at, { content, version: ownVersion }, { by: context.actor.userId, at: context.platform.now() })
    // An unpublished form is listed by its draft.
    if (inForce === null) await updateRow(tx, 'forms', { id: formId }, figures)
    const after = await formAtLevel(tx, (await levelState(tx, owner, formId))!)
    await tx.record({
      action: 'form_layout.save',
      subject: { type: 'form', id: formId },
      after: { name: after.form.name, level: owner.level, ...figures, differences: after.differences.length },
      ...toldOf(owner),
    })
    return { status: 200, body: after }
  })
