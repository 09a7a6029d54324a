import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { type LevelContext, ownerOf } from '../forms.access.ts'
import { levelState } from './level-state.view.ts'

/** A form with the level's draft layout, else the active one; 404 if the level has none. */
export async function draftedForm(
  tx: Tx,
  context: LevelContext,
  formId: string,
): Promise<{ readonly form: Form; readonly layout: Layout }> {
  const state = await levelState(tx, ownerOf(context), formId)
  if (state === undefined) throw notFound()
  // Every form has a draft from the start.
  return { form: state.form, layout: state.draft ?? state.inForce! }
}
