import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'
import { holdForm } from '../listing/forms.read-model.ts'
import { type FormInForce, layoutFor } from './layout-for.ts'
import { recordUse } from './use.store.ts'

interface Application {
  readonly applicationId: string
  readonly title: string
  readonly formId: string
  /** The day on which it is made. */
  readonly day: string
}

/** Creates an application from a form: stores its current layout and updates the form's use count. */
export async function useForm(
  tx: Tx,
  access: Pick<AccountAccess, 'account' | 'brokerage'>,
  { applicationId, title, formId, day }: Application,
): Promise<FormInForce> {
  await holdForm(tx, formId)
  const made = await layoutFor(tx, access, { formId, day })
  if (made.form.purpose === 'PROFILE' || made.form.purpose === 'CERTIFICATE')
    throw unprocessable({ formId: libraryMessages.notForApplications }, libraryMessages.notForApplications)
  const { editionId, layout } = made
  await insertIfAbsent(tx, 'form_editions', { id: editionId, layout: JSON.stringify(layout) })
  await recordUse(tx, { account: access.account, applicationId }, { formId, editionId, title })
  return made
}
