import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../people/test/people.builders.ts'

const server = useTestServer()

const write = (work: Parameters<typeof server.running.platform.database.write>[1]) =>
  server.running.platform.database.write('system', work)

/** An account of a new brokerage, with its admin, and with a claim report that was begun. */
async function withOpenWork() {
  const brokerage = await aBrokerage(server)
  const account = await anAccount(server, brokerage)
  const staff = await aPerson(server, { brokerage, roles: ['ADMIN'] })
  const id = crypto.randomUUID()
  await write(async (tx) => {
    await sql`insert into claims (account_code, id, our_number, type, status, created_by, created_at, changed_at)
      values (${account}, ${id}, ${`CL-${account}`}, 'AUTO', 'DRAFT', ${staff.userId}, now(), now())`.execute(tx.db)
    await sql`insert into renewal_cycles (account_code, id, effective_on, created_at)
      values (${account}, ${id}, '2031-01-01', now())`.execute(tx.db)
    await sql`insert into renewal_sections (account_code, cycle_id, kind, owner_id)
      values (${account}, ${id}, 'LOSS_RUNS', ${staff.userId}), (${account}, ${id}, 'MOD', null)`.execute(tx.db)
  })
  return {
    brokerage,
    account,
    staff: Object.assign(await staff.signIn(), { userId: staff.userId }),
    admin: await server.signIn('admin@portico.test'),
  }
}

const refusal = (account: string, kind: string) => ({
  code: 'section_in_use',
  message: featureMessages.sectionInUse,
  open: [expect.objectContaining({ kind, account, count: 1 })],
})

describe('turning off a section with open work', () => {
  test('is rejected for the account, names the work, and is possible once the work has ended', async () => {
    const { account, admin } = await withOpenWork()
    const path = `/admin/features/account/${account}`
    const only = (...types: string[]) => ({ featureFlag: 'CLAIM_TYPES_TO_SHOW', value: types, source: 'ACCOUNT' })
    const refused = await admin.post(path, only('UNKNOWN'))
    expect([refused.status, refused.body]).toMatchObject([422, refusal(account, 'CLAIM_DRAFT')])
    expect((await admin.get(`/api/accounts/${account}/features`)).body).toEqual([])
    expect((await admin.post(path, only('UNKNOWN', 'AUTO'))).status).toBe(200)
    await write((tx) => sql`update claims set status = 'CLOSED' where account_code = ${account}`.execute(tx.db))
    expect((await admin.post(path, only('UNKNOWN'))).status).toBe(200)
  })

  test('is rejected for a brokerage because of any of its accounts without a value of its own', async () => {
    const { brokerage, account, admin } = await withOpenWork()
    const other = await anAccount(server, brokerage)
    const path = `/admin/features/account/${other}`
    const setting = { featureFlag: 'RENEWAL_OPTIONS', value: ['PROFILE', 'MOD'], source: 'BROKERAGE' }
    const refused = await admin.post(path, setting)
    expect([refused.status, refused.body]).toMatchObject([422, refusal(account, 'RENEWAL_SECTION')])
    const own = { ...setting, value: ['LOSS_RUNS'], source: 'ACCOUNT' }
    expect((await admin.post(`/admin/features/account/${account}`, own)).status).toBe(200)
    expect((await admin.post(path, setting)).status).toBe(200)
    const removed = await admin.delete(`/admin/features/account/${account}/RENEWAL_OPTIONS`)
    expect([removed.status, removed.body]).toMatchObject([422, refusal(account, 'RENEWAL_SECTION')])
  })

  test('is rejected as a preference, of the account and of its brokerage', async () => {
    const { brokerage, account, staff } = await withOpenWork()
    const off = { name: 'LOSS_RUNS', value: false }
    for (const path of [`/api/accounts/${account}/preferences`, `/api/broker-admin/${brokerage}/preferences`]) {
      const refused = await staff.post(path, off)
      expect([refused.status, refused.body]).toMatchObject([422, refusal(account, 'RENEWAL_SECTION')])
    }
    await write((tx) =>
      sql`update renewal_sections set mark = 'COMPLETE' where account_code = ${account}`.execute(tx.db),
    )
    expect((await staff.post(`/api/broker-admin/${brokerage}/preferences`, off)).status).toBe(200)
  })

  test('is rejected as a choice of schedules during an import', async () => {
    const { account, staff } = await withOpenWork()
    await write((tx) =>
      sql`insert into schedule_imports (account_code, id, schedule_type, tab_id, state, file_name, media_type, bytes,
          sha256, created_at, created_by, changed_at)
        select ${account}, ${crypto.randomUUID()}, 'AUTO', -9999, 'CHECKED', 'fleet.csv', 'text/csv', 1, '', now(), id, now()
        from users where username = 'admin@portico.test'`.execute(tx.db),
    )
    const was = ['PROPERTY_COVERAGES', 'AUTO', 'DRIVERS', 'EQUIPMENT', 'WORKERS_COMP']
    const refused = await staff.put(`/api/accounts/${account}/schedules/shown`, { types: ['DRIVERS'], was })
    expect([refused.status, refused.body]).toMatchObject([422, refusal(account, 'SCHEDULE_IMPORT')])
    expect((await staff.put(`/api/accounts/${account}/schedules/shown`, { types: ['AUTO'], was })).status).toBe(200)
  })

  test('is rejected for loss runs while a request is unanswered, and possible once the carrier has sent them', async () => {
    const { account, staff, admin } = await withOpenWork()
    const id = crypto.randomUUID()
    const terms = JSON.stringify([{ policyId: 'P1' }])
    await write((tx) =>
      sql`insert into loss_run_requests (account_code, id, carrier, carrier_email, state, terms, signer_name, signer_title,
          signature, authorization_text, sent_on, letter_id, created_by, created_at)
        values (${account}, ${id}, 'Acadia', '', 'OH', ${terms}, '', '', '', '', '2030-01-02', ${id},
          ${staff.userId}, '2030-01-02')`.execute(tx.db),
    )
    const path = `/admin/features/account/${account}`
    const off = { featureFlag: 'LOSS_RUNS', value: false, source: 'ACCOUNT' }
    const refused = await admin.post(path, off)
    expect([refused.status, refused.body]).toMatchObject([422, refusal(account, 'LOSS_RUN_REQUEST')])
    await write((tx) =>
      sql`insert into loss_runs (account_code, id, carrier, insured_name, policy_numbers, period_from, period_to, terms,
          valuation_on, totals, document_id, file_name, created_by, created_at)
        values (${account}, ${id}, 'Acadia', '', '', '2029-01-01', '2030-01-01', ${terms}, '2030-01-05', '{}', ${id},
          'runs.pdf', ${staff.userId}, '2030-01-05')`.execute(tx.db),
    )
    expect((await admin.post(path, off)).status).toBe(200)
  })

  test('is rejected for loss runs while a letter waits for its signature, and possible once it is withdrawn', async () => {
    const { account, staff, admin } = await withOpenWork()
    const id = crypto.randomUUID()
    await write((tx) =>
      sql`insert into loss_run_requests (account_code, id, carrier, carrier_email, state, terms, signer_name, signer_title,
          signature, authorization_text, created_by, created_at)
        values (${account}, ${id}, 'Acadia', '', 'OH', '[]', '', '', '', '', ${staff.userId}, now())`.execute(tx.db),
    )
    const path = `/admin/features/account/${account}`
    const off = { featureFlag: 'LOSS_RUNS', value: false, source: 'ACCOUNT' }
    expect((await admin.post(path, off)).body).toMatchObject(refusal(account, 'LOSS_RUN_REQUEST'))
    await write((tx) =>
      sql`update loss_run_requests set withdrawn_reason = 'Not needed' where account_code = ${account}`.execute(tx.db),
    )
    expect((await admin.post(path, off)).status).toBe(200)
  })

  test.each([
    ['accepted but not pushed', 'decision'],
    ['waiting in a push that failed', 'push'],
  ])('is rejected for staging while a change is %s', async (_, kind) => {
    const { account, staff, admin } = await withOpenWork()
    const path = `/admin/features/account/${account}`
    const flow = (value: boolean) => ({ featureFlag: 'USE_STAGING_FLOW', value, source: 'ACCOUNT' })
    expect((await admin.post(path, flow(true))).status).toBe(200)
    await write((tx) =>
      kind === 'decision'
        ? sql`insert into staging_decisions (account_code, key, mark, kind, decided_by, decided_at)
            values (${account}, 'name', 'm', 'ACCEPTED', ${staff.userId}, now())`.execute(tx.db)
        : sql`insert into staging_pushes (account_code, number, state, changes, asked_by, asked_at)
            values (${account}, 1, 'FAILED', '{}', ${staff.userId}, now())`.execute(tx.db),
    )
    const refused = await admin.post(path, flow(false))
    expect([refused.status, refused.body]).toMatchObject([422, refusal(account, 'STAGED_CHANGE')])
    await write((tx) =>
      kind === 'decision'
        ? sql`update staging_decisions set kind = 'REJECTED' where account_code = ${account}`.execute(tx.db)
        : sql`update staging_pushes set state = 'SENT' where account_code = ${account}`.execute(tx.db),
    )
    expect((await admin.post(path, flow(false))).status).toBe(200)
  })

  test('is rejected when a brokerage stops offering a claim type that a report in progress has', async () => {
    const { brokerage, account, staff } = await withOpenWork()
    const path = `/api/broker-admin/${brokerage}/claim-types`
    const refused = await staff.put(path, { types: ['UNKNOWN', 'CYBER'] })
    expect([refused.status, refused.body]).toMatchObject([422, refusal(account, 'CLAIM_DRAFT')])
    expect((await staff.put(path, { types: [] })).body.fields).toHaveProperty('types')
    expect((await staff.put(path, { types: ['AUTO', 'CYBER'] })).status).toBe(200)
    expect((await staff.get(`/api/accounts/${account}/claim-options`)).body.types).toEqual(['AUTO', 'CYBER'])
    expect((await auditOf(server, 'brokerage', brokerage)).at(-1)).toMatchObject({
      action: 'brokerage.claim-types',
      before: { types: expect.arrayContaining(['UNKNOWN', 'NO_FAULT']) },
      after: { types: ['AUTO', 'CYBER'] },
    })
  })

  test('of claims is left to admins of the brokerage', async () => {
    const { brokerage } = await withOpenWork()
    const advisor = await (await aPerson(server, { brokerage, roles: ['ADVISOR'] })).signIn()
    expect((await advisor.put(`/api/broker-admin/${brokerage}/claim-types`, { types: ['AUTO'] })).status).toBe(403)
  })
})
