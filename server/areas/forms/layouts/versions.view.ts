import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { LayoutAt } from './layout.store.ts'

type Version = FormAtLevel['versions'][number]

const ofLevel = ({ key, formId }: LayoutAt) => sql`form_id = ${formId} and account_code = ${key.account_code}
  and brokerage_code = ${key.brokerage_code}`

/** What a level has published of a form, the latest first. */
export async function versionsView(tx: Tx, at: LayoutAt): Promise<Version[]> {
  const { rows } = await sql<Omit<Version, 'publishedAt'> & { readonly publishedAt: Date }>`
    select number, note, published_at as "publishedAt",
      coalesce((select name from person_names where id = published_by), 'Portico')
        as "publishedBy"
    from form_versions where ${ofLevel(at)} order by number desc`.execute(tx.db)
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
}

/** A level's content with a version number; undefined if it published no such version. */
export async function versionContent(tx: Tx, at: LayoutAt, number: number): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`select content from form_versions
    where ${ofLevel(at)} and number = ${number}`.execute(tx.db)
  return rows[0]?.content
}
