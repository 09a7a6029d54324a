import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sqlState } from '../../../platform/database/database-errors.ts'
import { unprocessable } from '../../../platform/error-response.ts'

/** How many questions a layout has, and how many of them map to account data. */
export interface Figures {
  readonly questions: number
  readonly mapped: number
}

/** Saves a form's details over this version. Returns false if another was saved since. */
export async function saveForm(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  draft: FormDraft,
): Promise<boolean> {
  const saved = await tx.db
    .updateTable('forms')
    .set({ ...columnsOf(draft), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? sameEdition() : error
    })
  return saved !== undefined
}

/** A form's columns. */
export const columnsOf = (draft: FormDraft) => ({
  name: draft.name,
  title: draft.title,
  purpose: draft.purpose,
  policy_type: draft.policyType,
  state: draft.state,
  carrier: draft.carrier,
  edition: draft.edition,
  retired_on: draft.retiredOn,
})

export const sameEdition = () => unprocessable({ edition: libraryMessages.sameEdition }, libraryMessages.sameEdition)
