import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The layout that an application was made of; undefined for an unknown one. */
export async function editionLayout(tx: Tx, editionId: string): Promise<Layout | undefined> {
  const { rows } = await sql<{ layout: unknown }>`select layout from form_editions where id = ${editionId}`.execute(
    tx.db,
  )
  return rows[0] && Layout.parse(rows[0].layout)
}
