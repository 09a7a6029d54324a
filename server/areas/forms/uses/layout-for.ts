import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { Standing } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, unprocessable } from '../../../platform/refusal.ts'
import type { LevelOwner } from '../forms.access.ts'
import { type InForce, layoutsInForceView } from '../layouts/layouts-in-force.view.ts'
import { formsView } from '../listing/forms.read-model.ts'

/** A form as an account gets it now. */
export interface FormInForce extends InForce {
  readonly form: Form
}

/** The form as an account gets it now. One that its brokerage does not have is unknown, a retired one rejected. */
export async function layoutFor(
  tx: Tx,
  owner: Pick<Standing, 'account' | 'brokerage'>,
  { formId, day }: { readonly formId: string; readonly day: string },
): Promise<FormInForce> {
  const [form] = await layoutsFor(tx, owner, { formIds: [formId], day })
  return form!
}

/** The forms as an account gets them now, in the order of their ids; each as `layoutFor` answers it. */
export async function layoutsFor(
  tx: Tx,
  { account, brokerage }: Pick<Standing, 'account' | 'brokerage'>,
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
