import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, unprocessable } from '../../../platform/error-response.ts'
import type { LevelOwner } from '../forms.access.ts'
import { type InForce, layoutsInForceView } from '../layouts/layouts-in-force.view.ts'
import { formsView } from '../listing/forms.read-model.ts'

/** A form as an account gets it now. */
export interface FormInForce extends InForce {
  readonly form: Form
}

/** An account's current version of a form. 404 if its brokerage lacks it, rejected if retired. */
export async function layoutFor(
  tx: Tx,
  owner: Pick<AccountAccess, 'account' | 'brokerage'>,
  { formId, day }: { readonly formId: string; readonly day: string },
): Promise<FormInForce> {
  const [form] = await layoutsFor(tx, owner, { formIds: [formId], day })
  return form!
}

/** An account's current versions of forms, in id order; each as `layoutFor` returns it. */
export async function layoutsFor(
  tx: Tx,
  { account, brokerage }: Pick<AccountAccess, 'account' | 'brokerage'>,
  { formIds, day }: { readonly formIds: readonly string[]; readonly day: string },
): Promise<FormInForce[]> {
  const owner: LevelOwner = { level: 'ACCOUNT', account, brokerage }
  const [forms, layouts] = await Promise.all([formsView(tx, owner, formIds), layoutsInForceView(tx, owner, formIds)])
  return formIds.map((formId) => {
    const form = forms.find((each) => each.formId === formId)
    if (form === undefined) throw notFound()
    if (form.retiredOn !== null && form.retiredOn <= day)
      throw unprocessable({ formId: libraryMessages.retired }, libraryMessages.retired)
    return { form, ...layouts.get(formId)! }
  })
}
