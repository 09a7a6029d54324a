import type { Tx } from '../../../platform/database/database.ts'
import { insertRow, saveRow } from '../../../platform/database/rows.ts'
import type { LevelKey } from '../forms.access.ts'

/** The layout of one form at one level. */
export interface LayoutAt {
  readonly key: LevelKey
  readonly formId: string
}

interface Change {
  /** Null for shipped layouts. */
  readonly by: string | null
  readonly at: Date
}

/** Stores a level's draft of a form, null for none, under the next version. */
export async function keepDraft(
  tx: Tx,
  { key, formId }: LayoutAt,
  { content, version }: { readonly content: unknown; readonly version: number },
  { by, at }: Change,
): Promise<void> {
  await saveRow(tx, 'form_drafts', ['account_code', 'form_id', 'brokerage_code'], {
    ...key,
    form_id: formId,
    content: content === null ? null : JSON.stringify(content),
    version: version + 1,
    changed_at: at,
    changed_by: by,
  })
}

/** Publishes a level's layout, permanently under its number. */
export async function insertVersion(
  tx: Tx,
  { key, formId }: LayoutAt,
  { content, number, note }: { readonly content: unknown; readonly number: number; readonly note: string },
  { by, at }: Change,
): Promise<void> {
  await insertRow(tx, 'form_versions', {
    ...key,
    form_id: formId,
    number,
    content: JSON.stringify(content),
    note,
    published_at: at,
    published_by: by,
  })
}
