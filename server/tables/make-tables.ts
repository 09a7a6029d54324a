// npm run tables: writes the types of all tables from the migrated database. With --check it only says whether they fit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '../platform/database/test/test-database.ts'
import { type Column, tableTypes } from './table-types.ts'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const file = pathOf('tables.generated.ts')

const columnsQuery = `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated", col_description(c.oid, a.attnum) as comment,
    (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'applied_migrations' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

async function columnsOfDatabase(): Promise<Column[]> {
  const { database, remove } = await createTestDatabase({}, { server: undefined })
  try {
    const { rows } = await database.execute(columnsQuery)
    return rows as Column[]
  } finally {
    await remove()
  }
}

const made = tableTypes(await columnsOfDatabase(), {
  owners: JSON.parse(readFileSync(pathOf('owners.json'), 'utf8')) as Record<string, string[]>,
  narrowed: [...readFileSync(pathOf('column-types.ts'), 'utf8').matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(
    ([, key]) => key!,
  ),
})
for (const fault of made.faults) console.error(fault)
if (made.faults.length > 0) process.exitCode = 1
else if (!process.argv.includes('--check')) writeFileSync(file, made.text)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== made.text) {
  console.error(
    'server/tables/tables.generated.ts:1 the types show other tables than the migrations\n    run npm run tables',
  )
  process.exitCode = 1
}
