import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import type { FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sqlState } from '../../../platform/database/database-errors.ts'
import { unprocessable } from '../../../platform/refusal.ts'

/** How many questions a layout has, and how many of them map to the fact book. */
export interface Figures {
  readonly questions: number
  readonly mapped: number
}

/** Saves what is said of a form over the one of this version. False where another was saved since. */
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

/** Keeps the figures of a layout where its form was made. */
export async function saveFigures(tx: Tx, id: string, figures: Figures): Promise<void> {
  await tx.db.updateTable('forms').set(figures).where('id', '=', id).execute()
}

/** Remembers what was put in force of a form that comes with the portal. */
export async function saveLibraryHash(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.db.updateTable('forms').set({ library_hash: hash }).where('id', '=', id).execute()
}

/** Takes a form out of its library; its versions stay. */
export async function markDeleted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.db.updateTable('forms').set({ deleted_at: at }).where('id', '=', id).execute()
}

/** What is said of a form, as its row keeps it. */
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
