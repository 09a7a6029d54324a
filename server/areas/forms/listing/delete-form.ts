import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { type LevelHandler, madeAt, mayChangeForms, ownerOf } from '../forms.access.ts'
import { toldOf } from '../forms-changed.ts'
import { isUsed } from '../uses/uses.view.ts'
import { formView, lockForm } from './forms.read-model.ts'

/** Deletes a form that no application was made of, at the level that made it. */
export const deleteForm: LevelHandler<
  Handler<'DELETE /api/forms/{formId}'> | Handler<'DELETE /api/broker-admin/{id}/forms/{formId}'>
> = async (context, { params: { formId } }) =>
  context.write(async (tx) => {
    demand(mayChangeForms(context))
    const owner = ownerOf(context)
    await lockForm(tx, formId)
    const before = await formView(tx, owner, formId)
    if (before === undefined) throw notFound()
    demand(madeAt(before) === owner.level)
    if (await isUsed(tx, formId)) throw unprocessable({ formId: libraryMessages.inUse }, libraryMessages.inUse)
    await updateRow(tx, 'forms', { id: formId }, { deleted_at: context.platform.now() })
    await tx.record({ action: 'form.delete', subject: { type: 'form', id: formId }, before, ...toldOf(owner) })
    return { status: 204 }
  })
