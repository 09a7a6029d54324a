// npm run tables: writes the types of all tables from the migrated database. With --check it only says whether they fit,
// and whether the database takes every statement of the code and answers what the code expects.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openMigratedEngine, type MigratedEngine } from './migrated-engine.ts'
import { checkStatements } from './statements/check-statements.ts'
import { type Column, tableTypes } from './table-types.ts'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const file = pathOf('tables.generated.ts')
const budgets = '../../scripts/structure/budgets.json'

const columnsQuery = `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated", col_description(c.oid, a.attnum) as comment,
    (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'applied_migrations' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const viewsQuery = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`

const engine = await openMigratedEngine()
try {
  await typesOfTables(engine)
  if (process.argv.includes('--check')) await answersOfStatements(engine)
} finally {
  await engine.close()
}

async function typesOfTables({ rows }: MigratedEngine): Promise<void> {
  const made = tableTypes((await rows(columnsQuery)) as Column[], {
    views: ((await rows(viewsQuery)) as { name: string }[]).map(({ name }) => name),
    owners: JSON.parse(readFileSync(pathOf('owners.json'), 'utf8')) as Record<string, string[]>,
    narrowed: [...readFileSync(pathOf('column-types.ts'), 'utf8').matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(
      ([, key]) => key!,
    ),
  })
  for (const error of made.errors) fail(error)
  if (made.errors.length > 0) return
  if (!process.argv.includes('--check')) writeFileSync(file, made.text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== made.text)
    fail('server/tables/tables.generated.ts:1 the types show other tables than the migrations\n    run npm run tables')
}

async function answersOfStatements(of: MigratedEngine): Promise<void> {
  const floor = pathOf('../')
  const files = globSync('{areas,platform}/**/*.ts', { cwd: floor }).filter(
    (name) => !/\.test\.ts$|\/test\//.test(name),
  )
  const { statements, errors, unchecked } = await checkStatements(of, {
    config: pathOf('../tsconfig.json'),
    files: files.toSorted().map((name) => floor + name),
  })
  const shown = (place: string) => relative(pathOf('../../'), place)
  for (const error of errors)
    fail(`${shown(error)}\n    make the statement and the type beside it say the same as the migrations`)
  const { 'statements not checked': most = 0 } = JSON.parse(readFileSync(pathOf(budgets), 'utf8')) as Record<
    string,
    number
  >
  console.log(`statements: ${statements - unchecked.length} prepared, ${unchecked.length} not, at most ${most}`)
  if (unchecked.length > most)
    fail(
      `${unchecked.map(shown).join('\n')}\n    put these together from constants and functions, so that they can be prepared`,
    )
}

function fail(what: string): void {
  console.error(what)
  process.exitCode = 1
}
