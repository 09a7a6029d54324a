import { LawFirmDashboard } from '@portico/contract/areas/law-firm/law-firm.shapes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { anAccount, aPerson, userIdOf } from '../people/test/people.builders.ts'

const server = useTestServer()
const path = (account: string) => `/api/accounts/${account}/alps/dashboard`

test('a law firm reads its policy and its producer', async () => {
  const lawyer = await server.signIn('lawyer@doelaw.test')
  const { status, body } = await lawyer.get(path('DOELAW'))
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(LawFirmDashboard.shape).toSorted())
  expect(body).toMatchObject({ alpsFirmName: 'Doe & Partners LLP', producerName: 'Rosa Delgado', canceled: false })
  expect(body.lplExpirationDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('an account without such a policy, and a foreign one, have none to show', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.get(path('ACME'))).status).toBe(404)
  expect((await owner.get(path('DOELAW'))).status).toBe(404)
})

test('a law firm whose policy is kept here reads that one, with the advisor of its team as producer', async () => {
  const account = await anAccount(server)
  const owner = await (await aPerson(server, { account, role: 'ADMIN' })).signIn()
  const dayIn = (days: number) => server.today(days)
  const advisor = await userIdOf(server, 'advisor@harbor.test')
  expect((await owner.get(path(account))).status).toBe(404)
  await server.running.platform.database.write({ account }, async (tx) => {
    await sql`update accounts set is_law_firm = true where code = ${account}`.execute(tx.db)
    await sql`insert into account_agents values (${account}, ${advisor}, 'ADVISOR')`.execute(tx.db)
    await sql`insert into policies (account_code, id, policy_number, policy_type, effective_date, expiration_date, created_at)
      values (${account}, gen_random_uuid(), 'LPL-1', 'LPL', ${dayIn(-73)}, ${dayIn(292)}, now())`.execute(tx.db)
  })
  expect((await owner.get(path(account))).body).toMatchObject({
    producerName: 'Nora Whitfield',
    producerEmail: 'advisor@harbor.test',
    lplExpirationDate: dayIn(292),
    lplProgressBarPercent: 20,
    canceled: false,
  })
  await server.running.platform.database.write({ account }, (tx) =>
    sql`update policies set canceled_on = ${dayIn(-1)} where account_code = ${account}`.execute(tx.db),
  )
  expect((await owner.get(path(account))).body.canceled).toBe(true)
})
