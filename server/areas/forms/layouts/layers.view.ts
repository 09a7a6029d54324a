import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { LayoutChange } from '@portico/contract/areas/forms/layouts/layout-change.shapes.ts'
import { withChanges } from '@portico/contract/areas/forms/layouts/changes.ts'
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

/** The layout that layers give, the highest first: one whole layout, then changes to it. */
export function layoutInForce([made, ...beneath]: readonly Layer[]): Layout {
  return beneath.reduce((layout, { content }) => changed(layout, content), Layout.parse(made!.content))
}

/** A layout with the changes of a level beneath it, as they were kept. */
export const changed = (parent: Layout, content: unknown): Layout =>
  withChanges(parent, z.array(LayoutChange).parse(content))
