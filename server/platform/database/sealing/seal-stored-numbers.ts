import pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import type { SealedNumbers } from './sealed-numbers.ts'

const what = 'tax numbers'
/** Values read and written together. */
const most = 500

/**
 * Seals, once, the tax numbers of a database that was used before numbers were sealed. Only the table owner can: the
 * application may not update history rows. Audit rows are left alone, since hashes include them as stored, and they hold
 * no answers.
 */
export async function sealStoredNumbers(owner: pg.ClientBase, numbers: SealedNumbers, log: DatabaseLog): Promise<void> {
  if (await isDone(owner)) return
  await owner.query('begin')
  try {
    // Of servers that start at once, the others wait here.
    await owner.query('lock table sealed_at_rest in exclusive mode')
    if (!(await isDone(owner))) {
      const sealed = await sealAll(owner, numbers)
      await owner.query('insert into sealed_at_rest (what, values_sealed) values ($1, $2)', [what, sealed])
      if (sealed > 0) log.info(`Tax numbers sealed in ${sealed} stored values`)
    }
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function isDone(owner: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await owner.query('select from sealed_at_rest where what = $1', [what])
  return rowCount === 1
}

async function sealAll(owner: pg.ClientBase, numbers: SealedNumbers): Promise<number> {
  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'jsonb' and table_name <> 'audit'`,
  )
  // One connection: the queries of all columns are sent at once and answered in order.
  const sealed = await Promise.all(
    columns.map((column, at) => sealColumn(owner, numbers, { ...column, cursor: `found_${at}` })),
  )
  return sealed.reduce((sum, some) => sum + some, 0)
}

interface Found {
  readonly table: string
  readonly column: string
  readonly cursor: string
}

async function sealColumn(owner: pg.ClientBase, numbers: SealedNumbers, found: Found): Promise<number> {
  const { table, column, cursor } = found
  const json = pg.escapeIdentifier(column)
  await owner.query(
    `declare ${cursor} no scroll cursor for select ctid::text as place, ${json}::text as value
      from ${pg.escapeIdentifier(table)} where ${json}::text ~ '"[0-9]{2,3}[- ]?[0-9]{2,7}'`,
  )
  return sealRest(owner, numbers, found)
}

/** Seals the remaining rows of a cursor in batches. */
async function sealRest(owner: pg.ClientBase, numbers: SealedNumbers, found: Found): Promise<number> {
  const { rows } = await owner.query<{ place: string; value: string }>(`fetch ${most} from ${found.cursor}`)
  if (rows.length === 0) return 0
  const changed = rows
    .map(({ place, value }) => ({ place, value, now: numbers.sealedJson(value) }))
    .filter(({ value, now }) => now !== value)
  const [table, json] = [pg.escapeIdentifier(found.table), pg.escapeIdentifier(found.column)]
  await owner.query(
    `update ${table} set ${json} = made.now::jsonb from unnest($1::text[], $2::text[]) as made (place, now)
      where ${table}.ctid = made.place::tid`,
    [changed.map(({ place }) => place), changed.map(({ now }) => now)],
  )
  return changed.length + (await sealRest(owner, numbers, found))
}
