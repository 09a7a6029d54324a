import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { createHash } from 'node:crypto'
import type { Standing } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, unprocessable } from '../../../platform/refusal.ts'
import type { LevelOwner } from '../forms.access.ts'
import { layersView, layoutInForce } from '../layouts/layers.view.ts'
import { formView } from '../listing/forms.read-model.ts'

/** A form as an account gets it now. */
export interface FormInForce {
  readonly form: Form
  readonly layout: Layout
  /** Names this very layout. */
  readonly editionId: string
}

/** The form as an account gets it now. One that its brokerage does not have is unknown, a retired one refused. */
export async function layoutFor(
  tx: Tx,
  { account, brokerage }: Pick<Standing, 'account' | 'brokerage'>,
  { formId, day }: { readonly formId: string; readonly day: string },
): Promise<FormInForce> {
  const owner: LevelOwner = { level: 'ACCOUNT', account, brokerage }
  const form = await formView(tx, owner, formId)
  if (form === undefined) throw notFound()
  if (form.retiredOn !== null && form.retiredOn <= day)
    throw unprocessable({ formId: libraryMessages.retired }, libraryMessages.retired)
  const layers = await layersView(tx, owner, [formId])
  const layout = layoutInForce(layers.get(formId)!)
  return {
    form,
    layout,
    editionId: createHash('sha256').update(JSON.stringify(layout)).digest('base64url').slice(0, 22),
  }
}
