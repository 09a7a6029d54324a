import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MigratedEngine, openMigratedEngine } from '../migrated-engine.ts'
import { checkExample } from './test/example-program.ts'

let engine: MigratedEngine
beforeAll(async () => {
  engine = await openMigratedEngine()
})
afterAll(() => engine.close())

const errorsOf = async (source: string) => (await checkExample(engine, source)).errors

describe('a statement', () => {
  test('whose answer is what the code takes it for passes', async () => {
    const checked = await checkExample(
      engine,
      `interface Row { readonly name: string; readonly at: Date | null; readonly roles: string[]; readonly isOpen: boolean }
      const code: string = 'A'
      await sql<Row>\`select company_name as name, deleted_at as at, array['a'] as roles, true as "isOpen"
        from accounts where code = \${code}\`.execute(db)`,
    )
    expect(checked).toEqual({ statements: 1, errors: [], unchecked: [] })
  })

  test('that names a column under an old name fails', async () => {
    expect(await errorsOf('await sql<{ name: string }>`select firm_name as name from accounts`.execute(db)')).toEqual([
      'column "firm_name" does not exist',
    ])
  })

  test('that leaves out a column of its row fails', async () => {
    const row = '{ name: string; code: string; note?: string }'
    expect(await errorsOf(`await sql<${row}>\`select company_name as name from accounts\`.execute(db)`)).toEqual([
      'no column "code" in the answer',
    ])
  })

  test.each([
    ['count(*)', 'string', 'int8'],
    ['sum(1.5)', 'number', 'numeric'],
    ['max(created_at)', 'string', 'timestamptz'],
    ['current_date', 'Date', 'date'],
    ['array_agg(code)', 'number[]', '_text'],
    ["'{}'::jsonb", 'Date', 'jsonb'],
  ])('that takes %s for %s fails', async (expression, type, inDatabase) => {
    const source = `await sql<{ it: ${type} }>\`select ${expression} as it from accounts\`.execute(db)`
    expect(await errorsOf(source)).toEqual([`"it" is ${inDatabase} in the database, and ${type} here`])
  })

  test.each([
    ['{ a: string[] }', "'{}'::jsonb"],
    ["'CLIENT' | 'PROSPECT'", 'relationship'],
    ['unknown', 'created_at'],
    ['string | null', 'lower(code)'],
  ])('may take %s for %s', async (type, expression) => {
    expect(
      await errorsOf(`await sql<{ it: ${type} }>\`select ${expression} as it from accounts group by 1\`.execute(db)`),
    ).toEqual([])
  })

  test('that nobody reads is prepared all the same', async () => {
    expect(await errorsOf('await sql`delete from account`.execute(db)')).toEqual(['relation "account" does not exist'])
  })
})

describe('a statement made of parts', () => {
  const bodies = {
    'a constant':
      'const columns = sql`cod as code`; await sql<{ code: string }>`select ${columns} from accounts`.execute(db)',
    'a function': `const ofAccount = ({ code }: { code: string }) => sql\`cod = \${code}\`
      await sql\`select from accounts where \${ofAccount({ code: 'A' })}\`.execute(db)`,
    'the other branch': `declare const all: boolean
      await sql\`select from accounts where \${all ? sql\`true\` : sql\`cod = 'A'\`}\`.execute(db)`,
    'a list': `const parts = ['a', 'b'].map((name) => sql\`cod = \${name}\`)
      await sql\`select from accounts where \${sql.join(parts, sql\` or \`)}\`.execute(db)`,
    'the caller': `const found = (which: RawBuilder<unknown>) => sql\`select from accounts where \${which}\`.execute(db)
      await found(sql\`code = ''\`)
      await found(sql\`cod = ''\`)`,
    'a name': `const columnsOf = { one: 'code', other: 'cod' } as const
      await sql\`select \${sql.ref(columnsOf.other)} from accounts\`.execute(db)`,
    'a table of values': `const made = sql<{ cod: string }>\`jsonb_to_recordset(\${'[]'}::jsonb)\`.as<'made'>(sql\`made (code text)\`)`,
  }

  test.each(Object.entries(bodies))('is checked with what %s says', async (_, source) => {
    const { errors, unchecked } = await checkExample(engine, source)
    expect(unchecked).toEqual([])
    expect(errors).toEqual([expect.stringMatching(/column "cod"/)])
  })

  test('is counted as unchecked where the source does not say which', async () => {
    const checked = await checkExample(
      engine,
      'declare const part: RawBuilder<unknown>; await sql`select ${part}`.execute(db)',
    )
    expect(checked).toEqual({ statements: 1, errors: [], unchecked: ['no constant is known for part'] })
  })
})
