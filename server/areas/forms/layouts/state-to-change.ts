import type { Tx } from '../../../platform/database/database.ts'
import { notFound, stale } from '../../../platform/error-response.ts'
import type { LevelOwner } from '../forms.access.ts'
import { lockForm } from '../listing/forms.read-model.ts'
import { formAtLevel } from './form-at-level.ts'
import { type LevelState, levelState } from './level-state.view.ts'

/** The state of a layout at a level, locked for a change that is based on it. */
export async function stateToChange(
  tx: Tx,
  owner: LevelOwner,
  { formId, draftVersion }: { readonly formId: string; readonly draftVersion: number },
): Promise<LevelState> {
  await lockForm(tx, formId)
  const state = await levelState(tx, owner, formId)
  if (state === undefined) throw notFound()
  if (state.draftVersion !== draftVersion) throw stale(await formAtLevel(tx, state))
  return state
}
