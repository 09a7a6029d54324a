import { FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { figuresOf } from './layouts/figures.ts'
import { insertVersion, keepDraft } from './layouts/layout.store.ts'
import { columnsOf } from './listing/form.store.ts'
import { hashOf, type LibraryForm, readFormLibrary } from './library/library.ts'
import { type LibraryState, libraryStates, lockLibrary } from './listing/library-state.view.ts'
import { insertIfAbsent, updateRow } from '../../platform/database/rows.ts'

/** Publishes the shipped forms in the global library; unchanged ones are skipped. */
export async function seedForms(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  library?: readonly LibraryForm[],
): Promise<void> {
  const offered = (library ?? (await readFormLibrary())).map((form) => ({ form, hash: hashOf(form) }))
  const isNew = (states: ReadonlyMap<string, LibraryState>) =>
    offered.filter(({ form, hash }) => states.get(form.formId)?.hash !== hash)
  if (isNew(await database.read('system', libraryStates)).length === 0) return
  await database.write('system', async (tx) => {
    // Another server may be starting at the same time.
    await lockLibrary(tx)
    const states = await libraryStates(tx)
    for (const { form, hash } of isNew(states)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await offer(tx, form, states.get(form.formId), now())
      // oxlint-disable-next-line no-await-in-loop -- as above
      await updateRow(tx, 'forms', { id: form.formId }, { library_hash: hash })
    }
  })
}

const key = { account_code: '', brokerage_code: '' }
const note = 'Comes with Portico'

/** A layout published by a person since stays active; the new one is offered as a draft. */
async function offer(tx: Tx, form: LibraryForm, state: LibraryState | undefined, at: Date): Promise<void> {
  const { formId } = form
  const content = Layout.parse(form.layout)
  const by = { by: null, at }
  if (state === undefined) {
    const said = columnsOf(FormDraft.parse(form.draft))
    const added = await insertIfAbsent(tx, 'forms', { id: formId, ...said, ...figuresOf(content), created_at: at })
    // Another form has this name and edition.
    if (!added) return
  }
  if (state?.isOwn === true) {
    if (!state.hasDraft) await keepDraft(tx, { key, formId }, { content, version: state.draftVersion }, by)
    return
  }
  await insertVersion(tx, { key, formId }, { content, number: (state?.number ?? 0) + 1, note }, by)
  await updateRow(tx, 'forms', { id: formId }, figuresOf(content))
}
