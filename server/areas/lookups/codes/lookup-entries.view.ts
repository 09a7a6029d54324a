import { codeOf, formsOf } from '@portico/contract/areas/lookups/class-codes.ts'
import {
  type TableInForce,
  type TableOfCodes,
  type TablesAsked,
  tablesThatAnswer,
} from '@portico/contract/areas/lookups/lookup-tables.ts'
import type { LookupFound } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

type Row = Omit<LookupFound, 'phrases'> & { readonly also: string }

const columns = sql`entry.code, phrase, also, basis, hazard, notes, owner, edition.edition, state`
const entries = sql`lookup_entries entry join lookup_editions edition on edition.id = entry.edition_id`

const found = ({ also, ...row }: Row): LookupFound => ({ ...row, phrases: also === '' ? [] : also.split('\n') })

/** Ids of the tables in force that answer, those of a state first. */
async function answeringTables(tx: Tx, asked: TablesAsked): Promise<string[]> {
  const { rows } = await sql<TableInForce & { id: string }>`select id, kind, owner, edition, state from lookup_editions
    where status = 'IN_FORCE' and kind = ${asked.kind} order by state nulls last, lower(owner)`.execute(tx.db)
  return tablesThatAnswer(rows, asked).map(({ id }) => id)
}

/** Everything but letters and digits, as the index of words leaves it out. */
const signs = /[\s!-/:-@[-`{-~]+/

/** Whether every typed word starts a word of the entry, in any order; weight A is for words of code and phrase. */
const hasWords = (words: readonly string[], weight = '') =>
  sql`words @@ to_tsquery('simple', ${words.map((word) => `'${word}':*${weight}`).join(' & ')})`

/**
 * Entries that match the typed text: the code itself first, then codes that start with it, then phrases, then synonyms.
 * Without text, shows the tables from their start.
 */
export async function searchView(tx: Tx, asked: TablesAsked, typed: string, limit: number): Promise<LookupFound[]> {
  const tables = await answeringTables(tx, asked)
  const text = typed.toLowerCase()
  const words = text.split(signs).filter((word) => word !== '')
  const code = codeOf(asked.kind, typed) ?? typed
  const fits = words.length === 0 ? sql`true` : sql`(entry.code = ${code} or ${hasWords(words)})`
  const best =
    words.length === 0
      ? sql``
      : sql`entry.code = ${code} desc, starts_with(lower(entry.code), ${text}) desc, ${hasWords(words, 'A')} desc,
          starts_with(lower(phrase), ${text}) desc,
          case when starts_with(lower(entry.code), ${text}) then 0 else char_length(phrase) end,`
  const { rows } = await sql<Row>`select ${columns} from ${entries}
    where edition_id = any(${tables}::uuid[]) and ${fits} order by ${best} entry.code, owner limit ${limit}`.execute(
    tx.db,
  )
  return rows.map(found)
}

/** The meaning of a code: an exact match, else its class without the suffix; undefined if no table has it. */
export async function codeView(tx: Tx, asked: TablesAsked, code: string): Promise<LookupFound | undefined> {
  const tables = await answeringTables(tx, asked)
  const forms = formsOf(asked.kind, code)
  const { rows } = await sql<Row>`select ${columns} from ${entries}
    where edition_id = any(${tables}::uuid[]) and entry.code = any(${forms}::text[])
    order by array_position(${forms}::text[], entry.code), array_position(${tables}::uuid[], edition_id) limit 1`.execute(
    tx.db,
  )
  return rows.map(found)[0]
}

/** The active tables of class codes, each with those of these codes that it has, in one statement. */
export async function classTablesView(
  tx: Tx,
  codes: { readonly GL: readonly string[]; readonly WC: readonly string[] },
): Promise<TableOfCodes[]> {
  const { rows } = await sql<TableInForce & { codes: string[] }>`select kind, owner, edition, state, array(
      select code from lookup_entries where edition_id = lookup_editions.id
        and code = any(case kind when 'GL' then ${codes.GL}::text[] else ${codes.WC}::text[] end)) as codes
    from lookup_editions where status = 'IN_FORCE' and kind in ('GL', 'WC') order by state nulls last, lower(owner)`.execute(
    tx.db,
  )
  return rows.map((table) => ({ ...table, codes: new Set(table.codes) }))
}

/** Who owns the active tables of class codes, and for which states; no states if they apply nationwide. */
export async function tableOwnersView(tx: Tx): Promise<{ kind: 'GL' | 'WC'; owner: string; states: string[] }[]> {
  const { rows } = await sql<{ kind: 'GL' | 'WC'; owner: string; states: string[] }>`select kind, min(owner) as owner,
      case when bool_or(state is null) then '{}' else array_agg(state order by state) end as states
    from lookup_editions where status = 'IN_FORCE' and kind in ('GL', 'WC')
    group by kind, lower(owner) order by kind, lower(owner)`.execute(tx.db)
  return rows
}
