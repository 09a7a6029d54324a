import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const pathOf = (account: string) => `/api/accounts/${account}/details`

let staff: TestClient
let owner: TestClient

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
})

async function detailsOf(account: string, client = staff): Promise<AccountDetails> {
  const { status, body } = await client.get(pathOf(account))
  expect(status).toBe(200)
  return body
}

/** What a form sends of the details that it shows. */
function editOf(details: AccountDetails, edit: Partial<AccountDetails> = {}) {
  const { companyName, status, phase, relationship, amsType, amsCode, primaryEffectiveDate, version } = details
  return { companyName, status, phase, relationship, amsType, amsCode, primaryEffectiveDate, version, ...edit }
}

const teamOf = ({ team, primaryContact, version }: AccountDetails) => ({
  team: team.map(({ userId, role }) => ({ userId, role })),
  primaryContact: primaryContact?.userId ?? '',
  version,
})

describe('the details of an account', () => {
  test('hold its record, its team, its lines in force and the facts that say who it is, with their source', async () => {
    const details = await detailsOf('ACME')
    expect(details).toMatchObject({
      accountCode: 'ACME',
      companyName: 'Acme Builders Group, Inc.',
      relationship: 'CLIENT',
      primaryContact: { name: expect.stringContaining(' ') },
      sameFein: [],
      mayEdit: true,
    })
    expect(details.lines).toContain('GENERAL_LIABILITY')
    expect(details.team.map(({ role }) => role).toSorted()).toEqual(['ADVISOR', 'CLAIMS', 'P_ACCT_MGR'])
    const fein = details.facts!.find(({ key }) => key === 'fein')
    expect(fein).toMatchObject({ words: '36-4821907', page: 'entity', provenance: { by: expect.any(String) } })
  })

  test('are read by the insured, who keep none of them, and without the code of the profile they have no facts', async () => {
    const theirs = await detailsOf('ACME', owner)
    expect(theirs).toMatchObject({ mayEdit: false, mayEditFacts: true, mayMerge: false, staff: [], sameFein: [] })
    expect(theirs.facts!.length).toBeGreaterThan(5)
    const yard = await server.signIn('yard@acme.test')
    expect((await detailsOf('ACME', yard)).facts).toBeNull()
    const viewer = await server.signIn('viewer@acme.test')
    expect(await detailsOf('ACME', viewer)).toMatchObject({ mayEdit: false, mayEditFacts: false })
    expect((await detailsOf('ACME', yard)).mayEditFacts).toBe(false)
    for (const [path, body] of [
      ['', editOf(theirs)],
      ['/team', teamOf(theirs)],
    ] as const) {
      const refused = await owner.put(`${pathOf('ACME')}${path}`, body)
      expect([refused.status, refused.body.message]).toEqual([403, detailsMessages.staffOnly])
    }
  })

  test('name other accounts of the brokerage with the same FEIN, to its staff alone', async () => {
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into facts (account_code, address, value, version, source, detail, changed_at)
        select account, 'fein', '"74-7654321"', 1, 'TYPED', '', now() from unnest(array['BAYSIDE', 'PROSPER', 'RIDGE']) account
        on conflict (account_code, address) do update set value = excluded.value`.execute(tx.db),
    )
    expect((await detailsOf('BAYSIDE')).sameFein).toEqual([
      { accountCode: 'PROSPER', companyName: 'Prosper Robotics, Inc.' },
    ])
    expect((await detailsOf('BAYSIDE', await server.signIn('multi@acme.test'))).sameFein).toEqual([])
  })
})

describe('the record', () => {
  test('is changed by staff, and shows wherever the account is named', async () => {
    const before = await detailsOf('NORTH')
    const edit = editOf(before, { companyName: ' Northwind Freight Co. ', amsCode: 'NW-117', phase: '' })
    const { status, body } = await staff.put(pathOf('NORTH'), edit)
    expect(status).toBe(200)
    expect(body).toMatchObject({ companyName: 'Northwind Freight Co.', amsCode: 'NW-117', version: before.version + 1 })
    expect((await staff.get('/api/accounts/NORTH')).body.account).toMatchObject({
      companyName: 'Northwind Freight Co.',
      phase: 'Setup',
    })
    expect(await auditOf(server, 'account', 'NORTH')).toMatchObject([
      {
        action: 'account.change',
        actor: 'advisor@harbor.test',
        before: { companyName: 'Northwind Trucking Co.' },
        after: { companyName: 'Northwind Freight Co.' },
      },
    ])
    const late = await staff.put(pathOf('NORTH'), editOf(before, { companyName: 'Too late' }))
    expect([late.status, late.body.current.companyName]).toEqual([409, 'Northwind Freight Co.'])
  })

  test('of an account needs a legal name, and a client with policies in force stays one', async () => {
    const details = await detailsOf('ACME')
    const nameless = await staff.put(pathOf('ACME'), editOf(details, { companyName: ' ' }))
    expect([nameless.status, nameless.body.fields]).toEqual([422, { companyName: detailsMessages.nameRequired }])
    const prospect = await staff.put(pathOf('ACME'), editOf(details, { relationship: 'PROSPECT' }))
    expect([prospect.status, prospect.body.fields]).toEqual([422, { relationship: detailsMessages.policiesInForce }])
  })

  test('of a prospect becomes that of a client once someone is their contact', async () => {
    await server.running.platform.database.write('system', (tx) =>
      sql`update accounts set primary_contact_id = null where code = 'PROSPER'`.execute(tx.db),
    )
    const prospect = await detailsOf('PROSPER')
    const alone = await staff.put(pathOf('PROSPER'), editOf(prospect, { relationship: 'CLIENT' }))
    expect([alone.status, alone.body.fields]).toEqual([422, { relationship: detailsMessages.contactFirst }])
    const [advisor] = prospect.team
    const staffed = await staff.put(`${pathOf('PROSPER')}/team`, {
      ...teamOf(prospect),
      primaryContact: advisor!.userId,
    })
    expect(staffed.body).toMatchObject({ primaryContact: { userId: advisor!.userId } })
    const client = await staff.put(pathOf('PROSPER'), editOf(staffed.body, { relationship: 'CLIENT' }))
    expect([client.status, client.body.relationship]).toEqual([200, 'CLIENT'])
    const back = await staff.put(pathOf('PROSPER'), editOf(client.body, { relationship: 'PROSPECT' }))
    expect([back.status, back.body.relationship]).toEqual([200, 'PROSPECT'])
  })
})

describe('the team', () => {
  test('is of the brokerage’s own staff, one of whom is the contact', async () => {
    const before = await detailsOf('BAYSIDE')
    const claims = before.staff.find(({ userId }) => before.team.every((member) => member.userId !== userId))!
    const save = (edit: object) => staff.put(`${pathOf('BAYSIDE')}/team`, { ...teamOf(before), ...edit })
    const { team } = teamOf(before)
    expect((await save({ primaryContact: claims.userId })).body.fields).toEqual({
      primaryContact: detailsMessages.contactInTeam,
    })
    const stranger = (await detailsOf('RIDGE', await server.signIn('advisor@summit.test'))).team[0]!
    const foreign = await save({ team: [...team, { userId: stranger.userId, role: 'ADVISOR' }] })
    expect([foreign.status, foreign.body.fields]).toEqual([422, { 'team.2.userId': detailsMessages.notStaff }])

    const saved = await save({
      team: [...team, { userId: claims.userId, role: 'CLAIMS' }],
      primaryContact: claims.userId,
    })
    expect([saved.status, saved.body.primaryContact]).toEqual([200, claims])
    expect((await staff.get('/api/accounts/BAYSIDE')).body.account.linkedAgents).toHaveLength(3)
    expect((await auditOf(server, 'account', 'BAYSIDE')).at(-1)).toMatchObject({ action: 'account.change-team' })
    const late = await save({})
    expect([late.status, late.body.current.primaryContact]).toEqual([409, claims])
  })
})
