import type { Form, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { keyOf, type LevelContext, mayChangeForms, ownerOf } from '../forms.access.ts'
import { toldOf } from '../forms-changed.ts'
import { figuresOf } from '../layouts/figures.ts'
import { keepDraft } from '../layouts/layout.store.ts'
import { columnsOf, sameEdition } from './form.store.ts'
import { formView, hasEdition } from './forms.read-model.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'

/** Adds a form with a layout as its first draft; the caller records the returned entry. */
export async function makeForm(
  tx: WriteTx,
  context: LevelContext,
  { draft, layout }: { readonly draft: FormDraft; readonly layout: Layout },
) {
  demand(mayChangeForms(context))
  const owner = ownerOf(context)
  if (await hasEdition(tx, owner, draft)) throw sameEdition()
  const by = { by: context.actor.userId, at: context.platform.now() }
  const formId = newId(by.at)
  const added = await insertIfAbsent(tx, 'forms', {
    id: formId,
    brokerage_code: owner.brokerage || null,
    ...columnsOf(draft),
    ...figuresOf(layout),
    created_at: by.at,
    created_by: by.by,
  })
  if (!added) throw sameEdition()
  await keepDraft(tx, { key: keyOf(owner), formId }, { content: layout, version: 0 }, by)
  return {
    formId,
    entry: { action: 'form.add', subject: { type: 'form', id: formId }, after: draft, ...toldOf(owner) },
    /** The form as its library shows it now. */
    read: async (): Promise<Form> => (await formView(tx, owner, formId))!,
  }
}
