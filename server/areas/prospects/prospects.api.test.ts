import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import type { Prospect } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../people/test/people.builders.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const base = '/api/administration/prospects'
const read = async (query: string): Promise<{ items: Prospect[]; nextCursor: string | null; isCut: boolean }> =>
  (await admin.get(`${base}?${query}`)).body
const codes = async (query: string): Promise<string[]> =>
  (await read(query)).items.map(({ accountCode }) => accountCode)

/** A prospect by a name of its own. */
async function aProspect(brokerage: string, companyName: string): Promise<string> {
  const account = await anAccount(server, brokerage)
  await server.running.platform.database.write('system', (tx) =>
    sql`update accounts set relationship = 'PROSPECT', company_name = ${companyName} where code = ${account}`.execute(
      tx.db,
    ),
  )
  return account
}

/** Gives an account its primary contact. */
async function withContact(brokerage: string, account: string): Promise<void> {
  const { userId } = await aPerson(server, { brokerage, roles: ['ADVISOR'] })
  const { version } = (await admin.get(`/api/accounts/${account}/details`)).body
  const team = { primaryContact: userId, team: [{ userId, role: 'ADVISOR' }], version }
  expect((await admin.put(`/api/accounts/${account}/details/team`, team)).status).toBe(200)
}

describe('the prospects of the platform', () => {
  test('are listed newest first with pipeline, forms, owner and last activity, and narrowed', async () => {
    const brokerage = await aBrokerage(server)
    const [one, two, three] = [
      await aProspect(brokerage, 'Alder Foods'),
      await aProspect(brokerage, 'Birch Tools'),
      await aProspect(brokerage, 'Cedar Homes'),
    ]
    const path = `/api/accounts/${two}/details/pipeline`
    await admin.put(path, { stage: 'QUALIFIED', source: 'EVENT', version: 0 })
    await withContact(brokerage, two)
    const within = `brokerCode=${brokerage}`
    expect(await codes(within)).toEqual([three, two, one])
    const first = await read(`${within}&limit=2`)
    expect(first.items).toHaveLength(2)
    expect(await codes(`${within}&limit=2&cursor=${encodeURIComponent(first.nextCursor!)}`)).toEqual([one])
    const [found] = (await read(`${within}&search=birch`)).items
    expect(found).toMatchObject({
      companyName: 'Birch Tools',
      brokerCode: brokerage,
      stage: 'QUALIFIED',
      source: 'EVENT',
      forms: 'NONE',
      formCount: 0,
      lastActivityAt: expect.any(String),
      owner: expect.stringMatching(/^Pat /),
    })
    expect(await codes(`${within}&stage=QUALIFIED`)).toEqual([two])
    expect(await codes(`${within}&stage=NEW`)).toEqual([three, one])
    expect(await codes(`${within}&source=EVENT`)).toEqual([two])
    expect(await codes(`${within}&forms=DONE`)).toEqual([])
    expect(await codes(`${within}&forms=NONE&search=100%25`)).toEqual([])
  })

  test('are searched up to a number, also if all that match are old', async () => {
    const brokerage = await aBrokerage(server)
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into accounts (code, company_name, brokerage_code, relationship, created_at)
        select 'OLD' || n, 'Tannery ' || n, ${brokerage}, 'PROSPECT', '2020-01-01'::timestamptz + interval '1 hour' * n
        from generate_series(1, 230) as n`.execute(tx.db),
    )
    const { items, isCut } = await read(`brokerCode=${brokerage}&search=tannery&limit=200`)
    expect([items.length, isCut]).toEqual([200, true])
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    const few = await read(`brokerCode=${brokerage}&search=tannery 21`)
    expect([few.items.length, few.isCut]).toEqual([11, false])
  })

  test('are for platform administrators alone', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.get(base)).status).toBe(403)
    expect((await staff.post(`${base}/PROSPER/convert`, { separate: [] })).status).toBe(403)
  })
})

describe('converting a prospect', () => {
  test('takes a primary contact, and makes it a client once', async () => {
    const brokerage = await aBrokerage(server)
    const account = await aProspect(brokerage, 'Dogwood Dairy')
    const convert = () => admin.post(`${base}/${account}/convert`, { separate: [] })
    const early = await convert()
    expect([early.status, early.body.message]).toEqual([422, detailsMessages.contactFirst])
    await withContact(brokerage, account)
    expect((await convert()).status).toBe(204)
    expect((await admin.get(`/api/accounts/${account}/details`)).body.relationship).toBe('CLIENT')
    expect(await codes(`brokerCode=${brokerage}`)).toEqual([])
    const again = await convert()
    expect([again.status, again.body.message]).toEqual([422, prospectMessages.isNone])
    expect((await auditOf(server, 'account', account)).at(-1)).toMatchObject({
      action: 'account.change',
      before: { relationship: 'PROSPECT' },
      after: { relationship: 'CLIENT' },
    })
  })

  test('is refused where a like account is neither merged nor judged to be another company', async () => {
    const brokerage = await aBrokerage(server)
    const twin = await aProspect(brokerage, 'Elmwood Printing Inc')
    const account = await aProspect(brokerage, 'Elmwood Printing LLC')
    await withContact(brokerage, account)
    const undecided = await admin.post(`${base}/${account}/convert`, { separate: [] })
    expect([undecided.status, undecided.body.fields]).toEqual([422, { separate: prospectMessages.choose }])
    expect((await admin.post(`${base}/${account}/convert`, { separate: [twin] })).status).toBe(204)
    expect((await auditOf(server, 'account', account)).map(({ action }) => action)).toContain('account.keep-apart')
  })
})
