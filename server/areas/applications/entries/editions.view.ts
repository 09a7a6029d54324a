import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Layouts of editions, which never change, so that they are read once. */
const known = new Map<string, Layout>()
const mostKnown = 200

/** The layouts of editions, by id. */
export async function editionsView(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Layout>> {
  const wanted = new Set(ids)
  const unknown = [...wanted].filter((id) => !known.has(id))
  const read = new Map<string, Layout>()
  if (unknown.length > 0) {
    const { rows } = await sql<{ id: string; layout: unknown }>`select id, layout from form_editions
      where id = any(${unknown}::text[])`.execute(tx.db)
    for (const { id, layout } of rows) read.set(id, Layout.parse(layout))
  }
  const found = new Map([...wanted].flatMap((id) => entryOf(id, known.get(id) ?? read.get(id))))
  for (const [id, layout] of read) known.set(id, layout)
  for (const id of known.keys()) if (known.size > mostKnown) known.delete(id)
  return found
}

const entryOf = (id: string, layout: Layout | undefined): [string, Layout][] =>
  layout === undefined ? [] : [[id, layout]]
