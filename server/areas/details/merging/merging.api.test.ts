import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { Duplicate, MergePlan } from '@portico/contract/areas/details/merging.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { declaredAreas } from '../../../app/areas.ts'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { noonOfWeekday } from '../../../demo/demo-dates.ts'
import { aPdf, sendWhole } from '../../documents/test/sample-files.ts'
import { anAccount, aPerson, heldOn } from '../../people/test/people.builders.ts'

const server = useTestServer()
const at = (account: string) => `/api/accounts/${account}`
const duplicatesOf = (account: string, brokerage = 'HARBOR') =>
  `/api/brokerages/${brokerage}/accounts/${account}/duplicates`

let admin: TestClient
let staff: TestClient

beforeAll(async () => {
  admin = await server.signIn('broker-admin@harbor.test')
  staff = await server.signIn('advisor@harbor.test')
})

async function planOf(kept: string, duplicate: string): Promise<MergePlan> {
  const { status, body } = await admin.get(`${duplicatesOf(kept)}/${duplicate}`)
  expect(status).toBe(200)
  return body
}

const merge = async (kept: string, duplicate: string, { take = [] as string[], basis = '' } = {}) =>
  admin.post(`${duplicatesOf(kept)}/${duplicate}/merge`, {
    take,
    basis: basis === '' ? (await planOf(kept, duplicate)).basis : basis,
  })

const write = (work: ReturnType<typeof sql>) =>
  server.running.platform.database.write('system', (tx) => work.execute(tx.db))

const tell = (account: string, address: string, value: string) =>
  write(sql`insert into facts (account_code, address, value, version, source, detail, changed_at)
    values (${account}, ${address}, ${JSON.stringify(value)}::jsonb, 1, 'TYPED', '', now())`)

/** How many rows of an account each table has. */
async function rowsOf(account: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of movedTables) {
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ many: number }>`select count(*)::int as many from ${sql.table(table)}
        where account_code = ${account}`.execute(tx.db),
    )
    counts[table] = rows[0]!.many
  }
  return counts
}

/** Tables whose rows go to the account that stays, with what hangs on them. */
const movedTables = [
  'account_invitations',
  'tasks',
  'task_reminders',
  'document_folders',
  'documents',
  'document_versions',
  'document_views',
  'policies',
  'policy_coverages',
  'policy_endorsements',
  'policy_documents',
  'policy_status_changes',
  'calendar_events',
  'calendar_attendees',
  'calendar_skips',
  'conversations',
  'conversation_messages',
  'conversation_attachments',
  'conversation_reads',
  'conversation_reply_addresses',
  'conversation_mails',
  'quick_links',
]

/** Two accounts of which the second has something of everything that moves. */
async function twoAccounts() {
  const [kept, duplicate] = [await anAccount(server), await anAccount(server)]
  const [client, both] = [await aPerson(server, { account: duplicate, role: 'ADMIN' }), await aPerson(server)]
  for (const [account, role] of [
    [kept, 'USER'],
    [duplicate, 'ADMIN'],
  ] as const)
    await write(
      sql`insert into account_roles (account_code, user_id, role) values (${account}, ${both.userId}, ${role})`,
    )
  await write(sql`insert into account_agents (account_code, user_id, role)
    select ${duplicate}, id, 'CLAIMS' from users where username = 'claims@harbor.test'`)
  return { kept, duplicate, client, both }
}

async function fill(account: string, client: TestClient, attendee: string) {
  const dueEpoch = noonOfWeekday(server.clock.now(), 10).getTime()
  const task = await staff.post(`${at(account)}/tasks`, { details: 'Send the signed form', dueEpoch })
  const link = await staff.post(`${at(account)}/hotlinks`, { displayText: 'Our site', linkValue: 'www.example.com' })
  const folder = await staff.post(`${at(account)}/documents/folders`, { name: 'Contracts', parentId: null })
  const sent = await sendWhole(client, `${at(account)}/documents`, { name: 'Lease.pdf', bytes: aPdf })
  const [document] = (await client.get(`${at(account)}/documents`)).body.documents
  const talk = await client.post(`${at(account)}/conversations`, {
    topic: 'question',
    subject: 'The lease',
    text: 'Is this enough?',
    documentIds: [document.id],
  })
  const policy = await aPolicy(account)
  const event = await staff.post(`${at(account)}/calendar/events`, {
    name: 'First call',
    day: '2027-03-12',
    from: '09:00',
    to: '10:00',
    timeZone: 'America/Chicago',
    attendees: [attendee],
  })
  const invitation = {
    email: `late-${account}@people.test`,
    firstName: 'A',
    lastName: 'B',
    role: 'USER',
    permissions: [],
  }
  const invited = await staff.post(`${at(account)}/invitations`, invitation)
  expect([task, link, folder, sent, talk, event, invited].map(({ status }) => status)).toEqual([
    200, 201, 200, 201, 201, 201, 201,
  ])
  return { file: document.id as string, talk: talk.body.id as string, policy }
}

/** A policy with a coverage, an endorsement and a file. */
async function aPolicy(account: string, policyNumber = `GL-${crypto.randomUUID()}`): Promise<string> {
  const policies = `${at(account)}/policies`
  const year = server.clock.now().getUTCFullYear()
  const draft = {
    policyNumber,
    policyType: 'GENERAL_LIABILITY',
    effectiveDate: `${year}-01-01`,
    expirationDate: `${year + 1}-01-01`,
  }
  const { status, body } = await staff.post(policies, { ...draft, premium: 12_345_00 })
  expect(status).toBe(201)
  await write(sql`insert into policy_coverages (account_code, policy_id, place, name, limit_cents)
    values (${account}, ${body.id}, 0, 'Each occurrence', 100000000)`)
  await write(sql`insert into policy_endorsements (account_code, policy_id, place, number, effective_date, description)
    values (${account}, ${body.id}, 0, '1', ${draft.effectiveDate}, 'Additional insured')`)
  expect((await sendWhole(staff, `${policies}/${body.id}`, { name: 'Policy.pdf', bytes: aPdf })).status).toBe(200)
  await write(sql`insert into policy_status_changes (account_code, policy_id, place, kind, effective_on, reason, recorded_at)
    values (${account}, ${body.id}, 0, 'NON_RENEW', ${draft.effectiveDate}, 'Retired', now())`)
  return body.id
}

describe('a duplicate', () => {
  test('is found by FEIN, by a like name and by whoever is on both, within the brokerage alone', async () => {
    const { kept, duplicate, both } = await twoAccounts()
    const [named, foreign] = [await anAccount(server), await anAccount(server, 'SUMMIT')]
    await write(sql`update accounts set company_name = 'Blue Heron Ltd.' where code = ${kept}`)
    await write(sql`update accounts set company_name = 'The Blue Heron Company' where code in (${named}, ${foreign})`)
    await write(
      sql`insert into account_roles (account_code, user_id, role) values (${foreign}, ${both.userId}, 'USER')`,
    )
    for (const account of [kept, duplicate, foreign]) await tell(account, 'fein', '74-1112223')
    const { status, body } = await admin.get(duplicatesOf(kept))
    expect(status).toBe(200)
    expect((body as Duplicate[]).map(({ accountCode, signs }) => [accountCode, signs.toSorted()])).toEqual([
      [duplicate, ['FEIN', 'PERSON']],
      [named, ['NAME']],
    ])
  })

  test('is shown to admins of the brokerage alone, and so is what merging would do', async () => {
    const { kept, duplicate } = await twoAccounts()
    const foreign = await anAccount(server, 'SUMMIT')
    const summit = await server.signIn('advisor@summit.test')
    expect((await staff.get(`${at(kept)}/details`)).body.mayMerge).toBe(false)
    expect((await admin.get(`${at(kept)}/details`)).body).toMatchObject({ mayMerge: true, brokerCode: 'HARBOR' })
    const { basis } = await planOf(kept, duplicate)
    const body = { take: [], basis }
    expect((await staff.post(`${duplicatesOf(kept)}/${duplicate}/merge`, body)).status).toBe(403)
    expect((await summit.post(`${duplicatesOf(kept)}/${duplicate}/merge`, body)).status).toBe(404)
    for (const [one, other] of [
      [kept, foreign],
      [foreign, duplicate],
      [kept, kept],
      [kept, 'NOSUCH'],
    ] as const) {
      expect((await admin.get(`${duplicatesOf(one)}/${other}`)).status).toBe(404)
      expect((await admin.post(`${duplicatesOf(one)}/${other}/merge`, body)).status).toBe(404)
    }
  })
})

describe('merging', () => {
  test('moves people, tasks, documents, policies, conversations, events and links, and loses nothing', async () => {
    const { kept, duplicate, client, both } = await twoAccounts()
    const insured = await client.signIn()
    const { file, talk, policy } = await fill(duplicate, insured, client.email)
    const whole = (await staff.get(`${at(duplicate)}/policies/${policy}`)).body
    expect([whole.coverages.length, whole.endorsements.length, whole.documents.length]).toEqual([1, 1, 1])
    await staff.post(`${at(kept)}/hotlinks`, { displayText: 'Theirs', linkValue: 'www.example.org' })
    const [before, had] = [await rowsOf(duplicate), await rowsOf(kept)]
    const plan = await planOf(kept, duplicate)
    expect(plan).toMatchObject({ obstacles: [], kept: { accountCode: kept }, duplicate: { accountCode: duplicate } })
    expect(plan.moves.map(({ kind, count }) => [kind, count])).toEqual([
      ['PEOPLE', 2],
      ['INVITATIONS', 1],
      ['TASKS', 1],
      ['DOCUMENTS', 2],
      ['POLICIES', 1],
      ['CONVERSATIONS', 1],
      ['EVENTS', 1],
      ['LINKS', 1],
    ])
    const merged = await merge(kept, duplicate)
    expect([merged.status, merged.body?.message]).toEqual([204, undefined])

    // Nothing is left there, and here is all that both had, with one folder for the library that came.
    expect(Object.values(await rowsOf(duplicate)).every((many) => many === 0)).toBe(true)
    const expected = Object.fromEntries(movedTables.map((table) => [table, before[table]! + had[table]!]))
    expect(await rowsOf(kept)).toEqual({ ...expected, document_folders: expected['document_folders']! + 1 })

    expect(await heldOn(server, kept, client.userId)).toMatchObject({ role: 'ADMIN' })
    expect(await heldOn(server, kept, both.userId)).toMatchObject({ role: 'USER' })
    expect((await insured.get(`${at(kept)}/conversations/${talk}`)).body.messages[0].attachments).toMatchObject([
      { documentId: file, name: 'Lease.pdf' },
    ])
    expect((await insured.get(`/api/documents/${kept}/download/${file}`)).bytes).toEqual(aPdf)
    const moved = (await insured.get(`${at(kept)}/policies/${policy}`)).body
    expect(moved).toEqual(whole)
    expect((await insured.get(`/api/documents/${kept}/download/${moved.documents[0].id}`)).bytes).toEqual(aPdf)
    expect((await staff.get(`${at(kept)}/details`)).body.lines).toEqual(['GENERAL_LIABILITY'])
    expect((await auditOf(server, 'account', kept)).at(-1)).toMatchObject({ after: { policies: [whole.policyNumber] } })
    const links = (await staff.get(`${at(kept)}/hotlinks`)).body
    expect(links.map(({ displayText }: { displayText: string }) => displayText)).toEqual(['Theirs', 'Our site'])
    const { team } = (await staff.get(`${at(kept)}/details`)).body
    expect(team).toMatchObject([{ name: 'Marcus Bell', role: 'CLAIMS' }])
  })

  test('keeps the values that were chosen, fills what was blank, and leaves its trace on both accounts', async () => {
    const { kept, duplicate } = await twoAccounts()
    await write(sql`update accounts set company_name = 'Kept Co.', phase = 'Service' where code = ${kept}`)
    await write(sql`update accounts set company_name = 'Duplicate Inc.', phase = 'Renewal', ams_type = 'Epic',
      ams_code = 'D-1' where code = ${duplicate}`)
    await tell(kept, 'fein', '74-1112224')
    await tell(duplicate, 'fein', '74-1112225')
    await tell(duplicate, 'website', 'www.duplicate.test')
    const { fields } = await planOf(kept, duplicate)
    expect(fields).toContainEqual({ key: 'phase', label: 'Phase', kept: 'Service', duplicate: 'Renewal' })
    expect(fields).toContainEqual({ key: 'ams', label: 'Agency management system', kept: null, duplicate: 'Epic, D-1' })
    expect((await merge(kept, duplicate, { take: ['phase', 'fact:fein'] })).status).toBe(204)
    const details = (await staff.get(`${at(kept)}/details`)).body
    expect(details).toMatchObject({ companyName: 'Kept Co.', phase: 'Renewal', amsType: 'Epic', amsCode: 'D-1' })
    const told = new Map(details.facts.map(({ key, words }: { key: string; words: string }) => [key, words]))
    expect([told.get('fein'), told.get('website')]).toEqual(['74-1112225', 'www.duplicate.test'])
    expect((await auditOf(server, 'account', kept)).at(-1)).toMatchObject({
      action: 'account.merge',
      actor: 'broker-admin@harbor.test',
      before: { companyName: 'Kept Co.', phase: 'Service' },
      after: { merged: duplicate, facts: 2 },
    })
    expect((await auditOf(server, 'account', duplicate)).at(-1)).toMatchObject({
      action: 'account.merge',
      before: { companyName: 'Duplicate Inc.' },
      after: { mergedInto: kept },
    })
  })

  test('has the old address lead to the other account, for whoever may open that', async () => {
    const [{ kept, duplicate, client }, last] = [await twoAccounts(), await anAccount(server)]
    const insured = await client.signIn()
    expect((await merge(kept, duplicate)).status).toBe(204)
    expect((await admin.get(`${at(duplicate)}/details`)).status).toBe(404)
    const leadsTo = async (who: TestClient) =>
      (await who.get(`/api/merged-accounts/${duplicate}`)).body as { accountCode: string | null }
    expect(await leadsTo(insured)).toEqual({ accountCode: kept })
    expect(await leadsTo(staff)).toEqual({ accountCode: kept })
    expect(await leadsTo(await server.signIn('advisor@summit.test'))).toEqual({ accountCode: null })
    expect((await merge(last, kept)).status).toBe(204)
    expect(await leadsTo(insured)).toEqual({ accountCode: last })
  })

  test('is refused where the duplicate has what cannot move, and where someone changed it since', async () => {
    const { kept, duplicate } = await twoAccounts()
    const plan = await planOf(kept, 'ACME')
    expect(plan.obstacles).toEqual(
      expect.arrayContaining(['RENEWALS', 'SCHEDULES', 'APPLICATIONS', 'LOSS_RUNS', 'FINANCIALS']),
    )
    const before = await rowsOf('ACME')
    const refused = await merge(kept, 'ACME', { basis: plan.basis })
    expect([refused.status, refused.body.message]).toEqual([
      422,
      detailsMessages.cannotMerge('Acme Builders Group, Inc.'),
    ])
    expect(await rowsOf('ACME')).toEqual(before)
    const { basis } = await planOf(kept, duplicate)
    await write(sql`update accounts set company_name = 'Renamed Inc.' where code = ${duplicate}`)
    const late = await merge(kept, duplicate, { basis })
    expect([late.status, late.body.current.duplicate.companyName]).toEqual([409, 'Renamed Inc.'])
  })

  test('is refused where a policy stands in both for the same days, and where its lines forbid what was chosen', async () => {
    const { kept, duplicate } = await twoAccounts()
    const number = `GL-${crypto.randomUUID()}`
    const [here] = [await aPolicy(kept, number), await aPolicy(duplicate, number.toLowerCase())]
    expect((await planOf(kept, duplicate)).obstacles).toEqual(['SAME_POLICY'])
    expect((await merge(kept, duplicate)).status).toBe(422)
    expect((await staff.post(`${at(kept)}/policies/delete`, { ids: [here] })).status).toBe(200)
    await write(sql`update accounts set relationship = 'CLIENT' where code = ${kept}`)
    await write(sql`update accounts set relationship = 'PROSPECT' where code = ${duplicate}`)
    const before = await rowsOf(duplicate)
    const forbidden = await merge(kept, duplicate, { take: ['relationship'] })
    expect([forbidden.status, forbidden.body.message]).toEqual([422, detailsMessages.policiesInForce])
    expect(await rowsOf(duplicate)).toEqual(before)
    expect((await merge(kept, duplicate)).status).toBe(204)
    expect((await staff.get(`${at(kept)}/details`)).body.lines).toEqual(['GENERAL_LIABILITY'])
  })

  test('decides on every table of an account: whoever adds one says what becomes of its rows', async () => {
    const stays = [
      'accounts',
      'account_pipelines',
      'audit',
      'events',
      'facts',
      'answer_history',
      'account_features',
      'account_preferences',
      'calendar_feeds',
      'notification_digests',
      'document_uploads',
      'schedule_rule_hits',
      'staging_reads',
      'presences',
      'claim_counts',
    ]
    const merged = ['account_roles', 'account_agents']
    const decided = new Set([...stays, ...merged, ...movedTables, ...(await heldTables())])
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ name: string; parents: string[] }>`select c.relname as name,
          coalesce(array_agg(distinct f.confrelid::regclass::text) filter (where f.confrelid is not null), '{}') as parents
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_code'
        left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
        where c.relkind = 'r' group by 1`.execute(tx.db),
    )
    // What hangs on rows that hold an account back is there only with them.
    const isDecided = (name: string, parents: readonly string[]): boolean =>
      decided.has(name) ||
      parents.some((parent) => parent !== 'accounts' && parent !== 'users' && isDecided(parent, parentsOf(parent)))
    const parentsOf = (name: string) =>
      (rows.find((row) => row.name === name)?.parents ?? []).filter((parent) => parent !== name)
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.map(({ name }) => name).filter((name) => !isDecided(name, parentsOf(name)))).toEqual([])
  })
})

/** The tables whose rows keep an account from being merged away. */
async function heldTables(): Promise<string[]> {
  const held = (await declaredAreas()).flatMap(({ merging }) => Object.values(merging?.holds ?? {}))
  return held.flatMap((tables) => (typeof tables === 'function' ? [] : tables))
}
