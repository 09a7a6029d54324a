import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { refreshNextDates } from './accounts.store.ts'

const server = useTestServer()
let staff: TestClient
beforeAll(async () => {
  staff = await server.signIn('advisor@harbor.test')
})

let made = 0

async function anAccount(): Promise<string> {
  made += 1
  const code = `DATED-${made}`
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into accounts (code, company_name, brokerage_code) values (${code}, ${code}, 'HARBOR')`.execute(tx.db),
  )
  return code
}

const dayIn = (days: number) => server.today(days)

const nextOf = async (account: string): Promise<string | null> => {
  const { body } = await staff.get(`/api/accounts/${account}`)
  const { items } = (await staff.get(`/api/accounts?codes=${account}`)).body
  expect(items[0].primaryEffectiveDate).toBe(body.account.primaryEffectiveDate)
  return body.account.primaryEffectiveDate
}

const inDatabase = (account: string, statement: (code: string) => ReturnType<typeof sql>) =>
  server.running.platform.database.write({ account }, (tx) => statement(account).execute(tx.db))

const aPolicy = (expires: number) => (code: string) =>
  sql`insert into policies (account_code, id, policy_number, policy_type, effective_date, expiration_date, created_at)
    values (${code}, gen_random_uuid(), 'P-1', 'AUTO', ${dayIn(expires - 365)}, ${dayIn(expires)}, now())`

test('the next effective date follows the renewal in progress, then the policies, then what was typed', async () => {
  const account = await anAccount()
  expect(await nextOf(account)).toBeNull()
  await inDatabase(
    account,
    (code) => sql`update accounts set primary_effective_date = ${dayIn(9)} where code = ${code}`,
  )
  expect(await nextOf(account)).toBe(dayIn(9))
  await inDatabase(account, aPolicy(84))
  await inDatabase(account, aPolicy(120))
  expect(await nextOf(account)).toBe(dayIn(84))
  const started = await staff.post(`/api/accounts/${account}/renewals`, { effectiveOn: dayIn(90) })
  expect(started.status).toBe(201)
  expect(await nextOf(account)).toBe(dayIn(90))
  await inDatabase(account, (code) => sql`update renewal_cycles set stage = 'BOUND' where account_code = ${code}`)
  expect(await nextOf(account)).toBe(dayIn(84))
  await inDatabase(
    account,
    (code) => sql`update policies set canceled_on = effective_date where account_code = ${code}`,
  )
  expect(await nextOf(account)).toBe(dayIn(9))
})

test('lists find and order accounts by that date', async () => {
  const account = await anAccount()
  await inDatabase(account, aPolicy(3))
  const { items } = (await staff.get('/api/accounts?renewalWithinDays=3')).body
  expect(items.map(({ accountCode }: { accountCode: string }) => accountCode)).toEqual([account])
})

test('once a policy has expired, the next one in force gives the date', async () => {
  const account = await anAccount()
  await inDatabase(account, aPolicy(2))
  await inDatabase(account, aPolicy(200))
  expect(await nextOf(account)).toBe(dayIn(2))
  await server.running.platform.database.write('system', (tx) => refreshNextDates(tx, dayIn(3)))
  expect(await nextOf(account)).toBe(dayIn(200))
})
