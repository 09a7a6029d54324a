import { factsOfPurpose } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { FormAtLevel, LayoutError } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { differencesOf } from '@portico/contract/areas/forms/layouts/differences.ts'
import { layoutErrors } from '@portico/contract/areas/forms/layouts/layout-errors.ts'
import { indexOf } from '@portico/contract/areas/forms/layouts/places.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { answeredAmong, usedByView } from '../uses/uses.view.ts'
import type { LevelState } from './level-state.view.ts'
import { versionsView } from './versions.view.ts'

/** A form at one level as the editor gets it. */
export async function formAtLevel(tx: Tx, state: LevelState): Promise<FormAtLevel> {
  const { at, owner, form, parent, inForce, draft, draftVersion } = state
  // Every form has a draft from the start.
  const layout = draft ?? inForce!
  return {
    form,
    level: owner.level,
    layout,
    parent,
    differences: parent === null ? [] : differencesOf(parent, layout),
    errors: await errorsAt(tx, state, layout),
    versions: await versionsView(tx, at),
    usedBy: await usedByView(tx, owner, at.formId),
    draftVersion,
  }
}

/** What prevents publishing a layout at a level. */
export async function errorsAt(tx: Tx, state: LevelState, layout: Layout): Promise<LayoutError[]> {
  const { at, owner, form, parent, inForce } = state
  return layoutErrors(layout, {
    parent,
    inForce,
    answeredKeys: await answeredAmong(tx, owner, { formId: at.formId, keys: keysAtStake(inForce, layout) }),
    facts: factsOfPurpose(form.purpose),
  })
}

/** The questions that a layout no longer asks, or otherwise. */
function keysAtStake(inForce: Layout | null, layout: Layout): string[] {
  if (inForce === null) return []
  const { questions } = indexOf(layout)
  return [...indexOf(inForce).questions]
    .filter(([key, { question }]) => questions.get(key)?.question.kind !== question.kind)
    .map(([key]) => key)
}
