import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The state of a shipped form in the global library. */
export interface LibraryState {
  readonly formId: string
  readonly hash: string | null
  /** The version in force, and whether a person published it. */
  readonly number: number | null
  readonly isOwn: boolean
  readonly hasDraft: boolean
  readonly draftVersion: number
}

/** The forms of the global library by their ids, deleted ones too. */
export async function libraryStates(tx: Tx): Promise<ReadonlyMap<string, LibraryState>> {
  const { rows } = await sql<LibraryState>`select id as "formId", library_hash as hash, number,
      published_by is not null as "isOwn", draft.content is not null as "hasDraft",
      coalesce(draft.version, 0) as "draftVersion"
    from forms
    left join lateral (select number, published_by from form_versions
      where form_id = forms.id and account_code = '' and form_versions.brokerage_code = ''
      order by number desc limit 1) latest on true
    left join form_drafts draft
      on draft.form_id = forms.id and draft.account_code = '' and draft.brokerage_code = ''
    where forms.brokerage_code is null`.execute(tx.db)
  return new Map(rows.map((row) => [row.formId, row]))
}

/** Makes other processes that fill the library wait until this transaction ends. */
export async function lockLibrary(tx: Tx): Promise<void> {
  await sql`lock table forms in share row exclusive mode`.execute(tx.db)
}
