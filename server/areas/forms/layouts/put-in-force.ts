import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import { differencesOf } from '@portico/contract/areas/forms/layouts/differences.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import type { Entry } from '../../../platform/write.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { toldOfPublication } from '../forms-changed.ts'
import { figuresOf } from './figures.ts'
import { errorsAt } from './form-at-level.ts'
import { insertVersion, keepDraft } from './layout.store.ts'
import { contentOf } from './layers.view.ts'
import type { LevelState } from './level-state.view.ts'

/** Publishes a valid layout as a level's next version, and returns its audit details. */
export async function putInForce(
  tx: Tx,
  state: LevelState,
  { layout, note }: { readonly layout: Layout; readonly note: string },
  by: { readonly by: string; readonly at: Date },
): Promise<Pick<Entry, 'before' | 'after' | 'events' | 'internal'>> {
  const { at, form, owner, parent, inForce } = state
  const errors = await errorsAt(tx, state, layout)
  if (errors.length > 0) {
    const fields = Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    throw new ErrorResponse(422, 'refused', libraryMessages.invalid(errors.length), { fields, extra: { errors } })
  }
  const number = (form.publishedVersion ?? 0) + 1
  await insertVersion(tx, at, { content: contentOf(parent, layout), number, note }, by)
  await keepDraft(tx, at, { content: null, version: state.ownVersion }, by)
  if (parent === null) await updateRow(tx, 'forms', { id: at.formId }, figuresOf(layout))
  const changes = inForce === null ? [] : differencesOf(inForce, layout)
  return {
    before: { version: form.publishedVersion },
    after: {
      name: form.name,
      level: owner.level,
      version: number,
      note,
      changes: changes.slice(0, namedChanges).map(({ kind, path }) => `${kind} ${path}`),
    },
    ...toldOfPublication(owner),
  }
}

/** The most changes listed in the audit row of a publication. */
const namedChanges = 100
