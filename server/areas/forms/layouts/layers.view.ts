import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { LayoutChange } from '@portico/contract/areas/forms/layout-change.shapes.ts'
import { changesBetween } from '@portico/contract/areas/forms/layouts/changes-between.ts'
import { changesWithinLocks } from '@portico/contract/areas/forms/layouts/locks.ts'
import { withChanges } from '@portico/contract/areas/forms/layouts/with-changes.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { keysDownTo, type LevelKey, type LevelOwner } from '../forms.access.ts'

/** What a level last published of a form. */
export interface Layer {
  readonly account: string
  readonly brokerage: string
  readonly number: number
  readonly content: unknown
}

/** What is in force of forms at a level and those above it, by form, the highest level first. */
export async function layersView(
  tx: Tx,
  owner: LevelOwner,
  formIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Layer[]>> {
  if (formIds.length === 0) return new Map()
  const { rows } = await sql<Layer & { formId: string }>`
    select distinct on (form_id, account_code, brokerage_code)
      form_id as "formId", account_code as account, brokerage_code as brokerage, number, content
    from form_versions where form_id = any(${formIds}) and ${rowsOf(keysDownTo(owner))}
    order by form_id, account_code, brokerage_code, number desc`.execute(tx.db)
  return Map.groupBy(rows, ({ formId }) => formId)
}

/** The rows of levels. */
export const rowsOf = (keys: readonly LevelKey[]): RawBuilder<unknown> =>
  sql`(account_code, brokerage_code) in (${sql.join(
    keys.map(({ account_code, brokerage_code }) => sql`(${account_code}, ${brokerage_code})`),
  )})`

/** The layout that results from layers, highest first: a whole layout, then changes to it. */
export function layoutInForce([made, ...beneath]: readonly Layer[]): Layout {
  return beneath.reduce((layout, { content }) => readContent(layout, content), Layout.parse(made!.content))
}

/**
 * A layout as a level published it: whole where its form was created, else as changes to the one above. Parts locked
 * above since are no longer changed.
 */
export const readContent = (parent: Layout | null, content: unknown): Layout =>
  parent === null ? Layout.parse(content) : changed(parent, changesWithinLocks(parent, readChanges(content)))

/** A stored draft, with any errors it has. */
export const readDraft = (parent: Layout | null, content: unknown): Layout =>
  parent === null ? Layout.parse(content) : changed(parent, readChanges(content))

const readChanges = (content: unknown) => z.array(LayoutChange).parse(content)

/** Changes that would make the layout above too long, since it grew, are passed over. */
function changed(parent: Layout, changes: readonly LayoutChange[]): Layout {
  const made = Layout.safeParse(withChanges(parent, changes))
  return made.success ? made.data : parent
}

/** A level's stored part of a layout. */
export const contentOf = (parent: Layout | null, layout: Layout): unknown =>
  parent === null ? layout : changesBetween(parent, layout)
