import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import { type LevelHandler, madeAt, mayChangeForms, ownerOf } from '../forms.access.ts'
import { toldOf } from '../forms-changed.ts'
import { sameEdition, saveForm } from './form.store.ts'
import { formView, hasEdition } from './forms.read-model.ts'

/** Changes what is said of a form, at the level that made it. */
export const changeForm: LevelHandler<
  Handler<'PUT /api/forms/{formId}'> | Handler<'PUT /api/broker-admin/{id}/forms/{formId}'>
> = async (context, { params: { formId }, body: { version, ...draft } }) =>
  context.write(async (tx) => {
    demand(mayChangeForms(context))
    const owner = ownerOf(context)
    const before = await formView(tx, owner, formId)
    if (before === undefined) throw notFound()
    demand(madeAt(before) === owner.level)
    if (await hasEdition(tx, owner, draft, formId)) throw sameEdition()
    if (!(await saveForm(tx, { id: formId, version }, draft))) throw stale(await formView(tx, owner, formId))
    await tx.record({
      action: 'form.change',
      subject: { type: 'form', id: formId },
      before,
      after: draft,
      ...toldOf(owner),
    })
    return { status: 200, body: (await formView(tx, owner, formId))! }
  })
