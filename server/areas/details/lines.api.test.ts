import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aPerson, anAccount } from '../people/test/people.builders.ts'

const server = useTestServer()
let staff: TestClient
beforeAll(async () => {
  staff = await server.signIn('advisor@harbor.test')
})

const flagOf = async (account: string, flag: string): Promise<unknown> => {
  const { body } = await staff.get(`/api/accounts/${account}/features`)
  return body.find(({ name }: { name: string }) => name === flag)?.value
}

const linesPath = (account: string) => `/api/accounts/${account}/details/lines`

async function saveLines(account: string, linesOfBusiness: readonly string[], more: object = {}) {
  const { version } = (await staff.get(`/api/accounts/${account}/details`)).body
  return staff.put(linesPath(account), { linesOfBusiness, isLawFirm: false, version, ...more })
}

describe('the lines of business of an account', () => {
  test('bring their schedules, and the mod section only where workers compensation is bought', async () => {
    const account = await anAccount(server)
    const saved = await saveLines(account, ['GENERAL_LIABILITY'])
    expect([saved.status, saved.body.linesOfBusiness]).toEqual([200, ['GENERAL_LIABILITY']])
    expect(await flagOf(account, 'SCHEDULES_TO_SHOW')).toEqual([
      'LOCATIONS',
      'NAMED_INSUREDS',
      'GENERAL_LIABILITY',
      'ADDL_INTERESTS',
    ])
    expect(await flagOf(account, 'RENEWAL_OPTIONS')).not.toContain('MOD')

    await saveLines(account, ['GENERAL_LIABILITY', 'WORKERS_COMP'])
    expect(await flagOf(account, 'SCHEDULES_TO_SHOW')).toEqual([
      'LOCATIONS',
      'NAMED_INSUREDS',
      'GENERAL_LIABILITY',
      'WORKERS_COMP',
      'ADDL_INTERESTS',
    ])
    expect(await flagOf(account, 'RENEWAL_OPTIONS')).toContain('MOD')

    await saveLines(account, ['WORKERS_COMP'])
    expect(await flagOf(account, 'SCHEDULES_TO_SHOW')).toContain('GENERAL_LIABILITY')
    expect((await auditOf(server, 'account', account)).map(({ action }) => action)).toEqual(
      Array(3).fill('account.change-lines'),
    )
  })

  test('grow with a policy of a line that is new, and with none that is over', async () => {
    const account = await anAccount(server)
    await saveLines(account, ['GENERAL_LIABILITY'])
    const add = (policyType: string, effectiveDate: string, expirationDate: string) =>
      staff.post(`/api/accounts/${account}/policies`, {
        policyType,
        policyNumber: `N-${policyType}`,
        effectiveDate,
        expirationDate,
      })
    const today = server.today()
    const lines = async () => (await staff.get(`/api/accounts/${account}/details`)).body.linesOfBusiness
    expect((await add('AUTO', '2020-01-01', '2021-01-01')).status).toBe(201)
    expect(await lines()).toEqual(['GENERAL_LIABILITY'])

    expect((await add('WORKERS_COMP', addDays(today, -30), addDays(today, 335))).status).toBe(201)
    expect(await lines()).toEqual(['GENERAL_LIABILITY', 'WORKERS_COMP'])
    expect(await flagOf(account, 'SCHEDULES_TO_SHOW')).toEqual([
      'LOCATIONS',
      'NAMED_INSUREDS',
      'GENERAL_LIABILITY',
      'WORKERS_COMP',
      'ADDL_INTERESTS',
    ])
    expect(await flagOf(account, 'RENEWAL_OPTIONS')).toContain('MOD')
    expect((await auditOf(server, 'account', account)).map(({ action }) => action)).toEqual(
      Array(2).fill('account.change-lines'),
    )
  })

  test('make a new account keep them from the start', async () => {
    const draft = {
      companyName: 'Alder Freight, Inc.',
      code: 'ALDER',
      relationship: 'PROSPECT',
      isLawFirm: false,
      lines: ['AUTO'],
      manager: '',
      advisor: '',
      contact: null,
    }
    expect((await staff.post('/api/brokerages/HARBOR/accounts', draft)).status).toBe(201)
    expect(await flagOf('ALDER', 'SCHEDULES_TO_SHOW')).toEqual(['LOCATIONS', 'NAMED_INSUREDS', 'AUTO', 'DRIVERS'])
  })

  test('make an account a law firm at once, and are refused from an old version, by the insured, and where unknown', async () => {
    const account = await anAccount(server)
    const owner = await (await aPerson(server, { account, role: 'ADMIN' })).signIn()
    const { version } = (await staff.get(`/api/accounts/${account}/details`)).body
    expect((await saveLines(account, ['LPL'], { isLawFirm: true })).body.isLawFirm).toBe(true)
    expect((await owner.get(`/api/accounts/${account}`)).body.account.isLawFirm).toBe(true)
    expect((await owner.get(`/api/accounts/${account}/policy-selection`)).status).not.toBe(403)
    const late = await staff.put(linesPath(account), { linesOfBusiness: [], isLawFirm: false, version })
    expect([late.status, late.body.current.linesOfBusiness]).toEqual([409, ['LPL']])
    const refused = await owner.put(linesPath(account), { linesOfBusiness: [], isLawFirm: false, version: version + 1 })
    expect([refused.status, refused.body.message]).toEqual([403, detailsMessages.staffOnly])
    expect((await saveLines(account, ['TELEPATHY'])).status).toBe(422)
  })
})

describe('the schedules of an account', () => {
  const shown = (account: string) => `/api/accounts/${account}/schedules/shown`

  test('are chosen by staff, from what they were, and their rows stay', async () => {
    const account = await anAccount(server)
    const was = ['PROPERTY_COVERAGES', 'AUTO', 'DRIVERS', 'EQUIPMENT', 'WORKERS_COMP']
    const { status, body } = await staff.put(shown(account), { types: ['LOCATIONS', 'AUTO'], was })
    expect([status, body]).toEqual([200, { types: ['LOCATIONS', 'AUTO'] }])
    expect(await flagOf(account, 'SCHEDULES_TO_SHOW')).toEqual(['LOCATIONS', 'AUTO'])
    const late = await staff.put(shown(account), { types: [], was })
    expect([late.status, late.body.current]).toEqual([409, { types: ['LOCATIONS', 'AUTO'] }])
    const owner = await (await aPerson(server, { account, role: 'ADMIN' })).signIn()
    const mine = await owner.put(shown(account), { types: [], was: ['LOCATIONS', 'AUTO'] })
    expect(mine.status).toBe(403)
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select 1 from events where account_code = ${account} and payload ->> 'changed' = 'features'`.execute(tx.db),
    )
    expect(rows).toHaveLength(1)
  })
})
