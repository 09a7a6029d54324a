import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Verb } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/refusal.ts'
import { keyOf, type LevelVerb, mayChangeForms, ownerOf } from '../forms.access.ts'
import { toldOf } from '../forms-changed.ts'
import { keepDraft } from '../layouts/layout.store.ts'
import { columnsOf, insertForm, sameEdition } from './form.store.ts'
import { formView, hasEdition } from './forms.view.ts'

const emptyLayout = Layout.parse({ pages: [{ key: 'page1', title: 'Page 1', sections: [] }] })

/** Adds a form with one empty page, as a draft. */
export const addForm: LevelVerb<Verb<'POST /api/forms'> | Verb<'POST /api/broker-admin/{id}/forms'>> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    demand(mayChangeForms(context))
    const owner = ownerOf(context)
    if (await hasEdition(tx, owner, body)) throw sameEdition()
    const by = { by: context.actor.userId, at: context.platform.now() }
    const formId = newId(by.at)
    const added = await insertForm(tx, {
      id: formId,
      brokerage_code: owner.brokerage || null,
      ...columnsOf(body),
      questions: 0,
      mapped: 0,
      created_at: by.at,
      created_by: by.by,
    })
    if (!added) throw sameEdition()
    await keepDraft(tx, { key: keyOf(owner), formId }, { content: emptyLayout, version: 0 }, by)
    await tx.record({ action: 'form.add', subject: { type: 'form', id: formId }, after: body, ...toldOf(owner) })
    return { status: 201, body: (await formView(tx, owner, formId))! }
  })
