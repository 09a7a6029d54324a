import type { FormPurpose } from '@portico/contract/areas/forms/form.shapes.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LevelOwner } from '../forms.access.ts'
import { layoutsInForceView } from '../layouts/layouts-in-force.view.ts'
import { accountFormsView } from '../listing/forms.read-model.ts'
import type { FormInForce } from './layout-for.ts'

interface Wanted {
  readonly purpose: FormPurpose
  readonly day: string
}

/** The published forms of a purpose that an account has on a day, each with its layout. */
export async function formsOfPurpose(
  tx: Tx,
  { account, brokerage }: Pick<AccountAccess, 'account' | 'brokerage'>,
  { purpose, day }: Wanted,
): Promise<FormInForce[]> {
  const owner: LevelOwner = { level: 'ACCOUNT', account, brokerage }
  const forms = (await accountFormsView(tx, owner, day)).filter((form) => form.purpose === purpose)
  const layouts = await layoutsInForceView(
    tx,
    owner,
    forms.map(({ formId }) => formId),
  )
  return forms.flatMap((form) => {
    const inForce = layouts.get(form.formId)
    return inForce === undefined ? [] : [{ form, ...inForce }]
  })
}
