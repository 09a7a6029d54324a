import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { noonOfWeekday } from '../../demo/demo-dates.ts'
import { countMails, lastMail } from '../people/test/mailbox.ts'
import { aPerson, heldOn } from '../people/test/people.builders.ts'
import {
  agreed,
  atAccount,
  atBrokerage,
  atPlatform,
  carryOut,
  dayIn,
  draftOf,
  parties,
  propose,
  proposed,
  stateOf,
  turnTo,
  write,
} from './test/transfers.builders.ts'

const server = useTestServer()

test('an account moves on its effective date: the new brokerage has it, the old one has not, the insured keep theirs', async () => {
  const all = await parties(server)
  const { account, from, to, giverStaff, takerStaff, insured } = all
  const held = await aPerson(server, { account, role: 'ADVISOR', brokerage: from, roles: ['ADVISOR'] })
  const [staff, client] = [await giverStaff.signIn(), await insured.signIn()]
  const at = `/api/accounts/${account}`
  const dueEpoch = noonOfWeekday(server.clock.now(), 5).getTime()
  for (const tagged of [held.email, insured.email])
    expect((await staff.post(`${at}/tasks`, { details: `For ${tagged}`, dueEpoch, tagged })).status).toBeLessThan(300)
  await write(
    server,
    sql`insert into account_agents (account_code, user_id, role) values (${account}, ${giverStaff.userId}, 'ADVISOR')`,
  )
  const admin = await server.signIn('admin@portico.test')
  const preview = await admin.get(
    `/api/administration/account-transfers/preview?accountCode=${account}&toBrokerage=${to}`,
  )
  expect(preview.status).toBe(200)
  expect(preview.body).toMatchObject({ first: dayIn(server, 1), timeZone: 'America/New_York' })
  expect(preview.body.preview.obstacles).toEqual([])
  expect(preview.body.preview.moves).toEqual(
    expect.arrayContaining([
      { kind: 'TASKS', count: 2 },
      { kind: 'PEOPLE', count: 1 },
    ]),
  )
  expect(preview.body.preview.ends).toEqual(
    expect.arrayContaining([
      { kind: 'STAFF', count: 3 },
      { kind: 'ROLES', count: 1 },
      { kind: 'TEAM', count: 1 },
      { kind: 'TASKS', count: 1 },
    ]),
  )
  const day = dayIn(server, 10)
  const id = await agreed(server, all)
  turnTo(server, day, -1)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('AGREED')
  const [old, next, own] = [await giverStaff.signIn(), await takerStaff.signIn(), await insured.signIn()]
  const statuses = async () => Promise.all([old, next, own].map(async (each) => (await each.get(at)).status))
  expect(await statuses()).toEqual([200, 404, 200])
  turnTo(server, day, 1)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('DONE')
  expect(await statuses()).toEqual([404, 200, 200])
  expect((await (await held.signIn()).get(at)).status).toBe(404)
  expect(await heldOn(server, account, held.userId)).toBeUndefined()
  expect(await heldOn(server, account, insured.userId)).toMatchObject({ role: 'ADMIN' })
  const listed = async (of: typeof old) =>
    (await of.get('/api/accounts')).body.items.map(({ accountCode }: { accountCode: string }) => accountCode)
  expect([await listed(old), await listed(next), await listed(own)]).toEqual([[], [account], [account]])
  const details = (await next.get(`${at}/details`)).body
  expect(details).toMatchObject({ brokerCode: to, primaryContact: { userId: takerStaff.userId } })
  expect(details.team).toMatchObject([{ userId: takerStaff.userId, role: 'P_ACCT_MGR' }])
  const tasks = (await next.get(`${at}/tasks`)).body.all as { details: string; tagged: { username: string } }[]
  const taggedOf = (person: string) => JSON.stringify(tasks.find(({ details: text }) => text === `For ${person}`))
  expect(taggedOf(held.email)).toContain(takerStaff.email)
  expect(taggedOf(insured.email)).toContain(insured.email)
  expect((await own.get('/api/accounts')).body.items[0].brokerCode).toBe(to)
  expect(await lastMail(server, insured.email)).toMatchObject({ subject: expect.stringContaining('moved to') })
  const actions = (await auditOf(server, 'account-transfer', id)).map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['account-transfer.propose', 'account-transfer.confirm', 'account-transfer.complete']),
  )
  const ofOld = (await (await all.giver.signIn()).get(atBrokerage(from, id))).body
  expect(ofOld).toMatchObject({ transfer: { state: 'DONE' }, admins: [], preview: { obstacles: [] } })
  expect(ofOld.preview.moves).toEqual(expect.arrayContaining([{ kind: 'TASKS', count: 2 }]))
  expect((await next.get(atAccount(account))).body.transfers).toMatchObject([{ id, state: 'DONE' }])
  expect((await client.get(at)).status).not.toBe(500)
})

test('what the old brokerage gave out ends, and what belongs to the insured goes on', async () => {
  const all = await parties(server)
  const { account, giverStaff, insured, takerStaff } = all
  const link = (made: string, id: string) => sql`insert into open_links (account_code, id, purpose, token_hash,
      recipient_name, recipient_email, days, made_by, made_at, sent_at, expires_at)
    values (${account}, ${id}, 'APPLICATIONS', decode(md5(${id}), 'hex'), 'Lee', 'lee@people.test', 90, ${made},
      ${server.clock.now()}, ${server.clock.now()}, ${new Date(server.clock.now().getTime() + 90 * 86_400_000)})`
  const [oldLink, ownLink] = [crypto.randomUUID(), crypto.randomUUID()]
  await write(server, link(giverStaff.userId, oldLink))
  await write(server, link(insured.userId, ownLink))
  for (const { userId } of [giverStaff, insured])
    await write(
      server,
      sql`insert into calendar_feeds (account_code, user_id, token_hash, created_at)
        values (${account}, ${userId}, decode(md5(${userId}), 'hex'), now())`,
    )
  const started = await (
    await insured.signIn()
  ).post(`/api/accounts/${account}/conversations`, {
    topic: 'question',
    subject: 'The lease',
    text: 'Is this enough?',
    documentIds: [],
  })
  expect(started.status).toBeLessThan(300)
  await write(server, sql`update conversations set assignee_id = ${giverStaff.userId} where account_code = ${account}`)
  await write(server, sql`update accounts set ams_type = 'EPIC', ams_code = 'X1' where code = ${account}`)
  const day = dayIn(server, 3)
  await agreed(server, all, 3)
  turnTo(server, day, 1)
  await carryOut(server)
  const read = async <T>(work: ReturnType<typeof sql<T>>) =>
    (await server.running.platform.database.read('system', (tx) => work.execute(tx.db))).rows
  expect(
    await read(sql`select id, revoked_at is not null as ended from open_links where account_code = ${account}
      order by id = ${ownLink}`),
  ).toEqual([
    { id: oldLink, ended: true },
    { id: ownLink, ended: false },
  ])
  expect(await read(sql`select user_id from calendar_feeds where account_code = ${account}`)).toEqual([
    { user_id: insured.userId },
  ])
  expect(await read(sql`select assignee_id from conversations where account_code = ${account}`)).toEqual([
    { assignee_id: null },
  ])
  expect(await read(sql`select ams_code, primary_contact_id from accounts where code = ${account}`)).toEqual([
    { ams_code: null, primary_contact_id: takerStaff.userId },
  ])
})

test('only the platform proposes, only an admin of each brokerage confirms, and strangers find nothing', async () => {
  const all = await parties(server)
  const { account, from, to } = all
  const [giver, giverStaff, taker, insured] = [
    await all.giver.signIn(),
    await all.giverStaff.signIn(),
    await all.taker.signIn(),
    await all.insured.signIn(),
  ]
  for (const client of [giver, taker, insured]) expect((await propose(client, draftOf(server, all))).status).toBe(403)
  const id = await proposed(server, all)
  const admin = await server.signIn('admin@portico.test')
  const stranger = await server.signIn('broker-admin@harbor.test')
  expect((await admin.post(`${atBrokerage(from, id)}/confirm`)).body.message).toBe(transferMessages.otherSide)
  expect((await giverStaff.post(`${atBrokerage(from, id)}/confirm`)).status).toBe(403)
  expect((await giverStaff.get(atBrokerage(from))).status).toBe(403)
  expect((await stranger.get(atBrokerage(from, id))).status).toBe(404)
  expect((await stranger.get(atBrokerage('HARBOR', id))).status).toBe(404)
  expect((await stranger.post(`${atBrokerage('HARBOR', id)}/confirm`)).status).toBe(404)
  expect((await stranger.post(`${atBrokerage('HARBOR', id)}/decline`, { reason: 'No' })).status).toBe(404)
  expect((await stranger.get(atAccount(account))).status).toBe(404)
  expect((await stranger.get('/api/administration/account-transfers')).status).toBe(403)
  expect((await taker.get(`/api/accounts/${account}`)).status).toBe(404)
  expect((await taker.get(atAccount(account))).status).toBe(404)
  const ofTaker = await taker.get(atBrokerage(to, id))
  expect(ofTaker.body).toMatchObject({ transfer: { accountCode: account }, admins: [] })
  expect((await giver.get(atBrokerage(from, id))).body.admins).toHaveLength(1)
  expect((await admin.get(atPlatform(id))).status).toBe(200)
  const open = (await admin.get('/api/administration/account-transfers')).body as { id: string }[]
  expect(open.map((transfer) => transfer.id)).toContain(id)
  expect((await taker.get(atBrokerage(to))).body).toMatchObject([{ id }])
  expect((await giver.post(`${atBrokerage(from, id)}/confirm`)).status).toBe(200)
  const again = await giver.post(`${atBrokerage(from, id)}/confirm`)
  expect([again.status, again.body.message]).toEqual([422, transferMessages.alreadyConfirmed])
})

test('whoever administers both brokerages confirms for one of them alone', async () => {
  const all = await parties(server)
  await write(server, sql`insert into broker_roles values (${all.giver.userId}, ${all.to}, 'ADMIN')`)
  const id = await proposed(server, all)
  const both = await all.giver.signIn()
  expect((await both.post(`${atBrokerage(all.from, id)}/confirm`)).status).toBe(200)
  const second = await both.post(`${atBrokerage(all.to, id)}/confirm`)
  expect([second.status, second.body.message]).toEqual([403, transferMessages.samePerson])
})

test('a proposal names each field that is wrong, and nothing is asked of anyone', async () => {
  const all = await parties(server)
  const admin = await server.signIn('admin@portico.test')
  const draft = draftOf(server, all)
  const refused = async (changed: object) => {
    const { status, body } = await propose(admin, { ...draft, ...changed })
    return [status, body.fields]
  }
  const { userId: stranger } = all.giverStaff
  expect(await refused({ manager: '' })).toEqual([422, { manager: transferMessages.managerRequired }])
  expect(await refused({ advisor: stranger })).toEqual([422, { advisor: transferMessages.notStaff }])
  expect(await refused({ effectiveOn: dayIn(server, 0) })).toEqual([422, { effectiveOn: transferMessages.dayTooEarly }])
  expect(await refused({ effectiveOn: dayIn(server, 181) })).toEqual([
    422,
    { effectiveOn: transferMessages.dayTooLate },
  ])
  expect(await refused({ toBrokerage: all.from })).toEqual([422, { toBrokerage: transferMessages.sameBrokerage }])
  expect(await refused({ toBrokerage: 'NOWHERE' })).toEqual([422, { toBrokerage: transferMessages.unknownBrokerage }])
  expect((await refused({ accountCode: 'NOWHERE' }))[0]).toBe(404)
  expect((await refused({ reason: ' ' }))[0]).toBe(422)
  expect(await countMails(server, all.giver.email)).toBe(0)
})

test('of two proposals at the same time one is kept', async () => {
  const all = await parties(server)
  const admin = await server.signIn('admin@portico.test')
  const answers = await Promise.all([1, 2, 3].map(() => propose(admin, draftOf(server, all))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
  const messages = answers.filter(({ status }) => status === 422).map(({ body }) => body.message)
  expect(messages).toEqual([transferMessages.alreadyOpen, transferMessages.alreadyOpen])
})

test('a decline, an objection or a withdrawal ends a transfer with its reason, also once it is agreed', async () => {
  const admin = await server.signIn('admin@portico.test')
  const declined = await parties(server)
  const first = await agreed(server, declined)
  const taker = await declined.taker.signIn()
  server.clock.advance(1000)
  const answer = await taker.post(`${atBrokerage(declined.to, first)}/decline`, { reason: 'No capacity' })
  expect(answer.body.transfer).toMatchObject({ state: 'DECLINED', endedSide: 'TO', endReason: 'No capacity' })
  expect(answer.body.preview).toEqual({ moves: [], ends: [], obstacles: [] })
  expect(await lastMail(server, declined.giver.email)).toMatchObject({ text: expect.stringContaining('No capacity') })
  const late = await (await declined.giver.signIn()).post(`${atBrokerage(declined.from, first)}/confirm`)
  expect([late.status, late.body.message]).toEqual([422, transferMessages.notOpen])
  const objected = await parties(server)
  const second = await agreed(server, objected)
  const insured = await objected.insured.signIn()
  expect((await insured.get(atAccount(objected.account))).body).toMatchObject({ mayObject: true })
  const objection = `${atAccount(objected.account)}/${second}/object`
  const staff = await objected.giver.signIn()
  expect((await staff.post(objection, { reason: 'Ours' })).body.message).toBe(transferMessages.insuredOnly)
  expect((await insured.post(`${atAccount(objected.account)}/${first}/object`, { reason: 'x' })).status).toBe(404)
  const ended = await insured.post(objection, { reason: 'We stay' })
  expect(ended.body.transfers).toMatchObject([{ state: 'DECLINED', endedSide: 'INSURED', endReason: 'We stay' }])
  const withdrawn = await parties(server)
  const third = await agreed(server, withdrawn, 4)
  expect((await admin.post(`${atPlatform(third)}/withdraw`, { reason: 'A mistake' })).body).toMatchObject({
    transfer: { state: 'WITHDRAWN', endedSide: 'PLATFORM' },
  })
  turnTo(server, dayIn(server, 5), 1)
  await carryOut(server)
  expect(await Promise.all([first, second, third].map((id) => stateOf(server, id)))).toEqual([
    'DECLINED',
    'DECLINED',
    'WITHDRAWN',
  ])
})

test('a brokerage that has not answered is reminded, and without both answers the transfer expires', async () => {
  const all = await parties(server)
  const id = await proposed(server, all, 8)
  const giver = await all.giver.signIn()
  await giver.post(`${atBrokerage(all.from, id)}/confirm`)
  server.clock.advance(3 * 86_400_000 + 60_000)
  await carryOut(server)
  expect(await lastMail(server, all.taker.email)).toMatchObject({ subject: expect.stringMatching(/^Reminder: /) })
  expect(await lastMail(server, all.giver.email)).toMatchObject({ subject: expect.stringMatching(/^Confirm /) })
  const mails = await countMails(server, all.taker.email)
  await carryOut(server)
  expect(await countMails(server, all.taker.email)).toBe(mails)
  turnTo(server, dayIn(server, 6), 1)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('EXPIRED')
  expect((await (await all.giver.signIn()).get(`/api/accounts/${all.account}`)).status).toBe(200)
})

test('what is submitted between consent and effective date stops the move until it is answered', async () => {
  const all = await parties(server)
  const { account } = all
  const day = dayIn(server, 3)
  const id = await agreed(server, all, 3)
  const [cycle, quote] = [crypto.randomUUID(), crypto.randomUUID()]
  await write(
    server,
    sql`insert into renewal_cycles (account_code, id, effective_on, stage, is_current, created_at)
      values (${account}, ${cycle}, '2027-03-01', 'TO_MARKET', true, now())`,
  )
  await write(
    server,
    sql`insert into quotes (account_code, id, cycle_id, line, carrier, status, is_bindable, sent_on, created_at)
      values (${account}, ${quote}, ${cycle}, 'Auto', 'Granite', 'SUBMITTED', false, '2026-12-01', now())`,
  )
  turnTo(server, day, 1)
  await Promise.all([carryOut(server), carryOut(server)])
  expect(await stateOf(server, id)).toBe('BLOCKED')
  const giver = await all.giver.signIn()
  expect((await giver.get(atBrokerage(all.from, id))).body).toMatchObject({
    transfer: { obstacles: ['AT_MARKET'] },
    preview: { obstacles: ['AT_MARKET'] },
  })
  const mails = await countMails(server, all.giver.email)
  await carryOut(server)
  expect(await countMails(server, all.giver.email)).toBe(mails)
  expect((await giver.get(`/api/accounts/${account}`)).status).toBe(200)
  await write(server, sql`update quotes set status = 'DECLINED' where account_code = ${account}`)
  await Promise.all([carryOut(server), carryOut(server)])
  expect(await stateOf(server, id)).toBe('DONE')
  const done = (await auditOf(server, 'account-transfer', id)).filter(
    ({ action }) => action === 'account-transfer.complete',
  )
  expect(done).toHaveLength(1)
})

test('signatures, holds, suspended brokerages and missing people keep an account from being proposed', async () => {
  const all = await parties(server)
  const { account, from, to } = all
  const admin = await server.signIn('admin@portico.test')
  const obstacles = async (): Promise<string[]> =>
    (await admin.get(`/api/administration/account-transfers/preview?accountCode=${account}&toBrokerage=${to}`)).body
      .preview.obstacles
  const request = crypto.randomUUID()
  await write(
    server,
    sql`insert into loss_run_requests (account_code, id, carrier, carrier_email, state, terms, authorization_text,
        created_by, created_at) values (${account}, ${request}, 'Granite', 'runs@granite.test', 'NY', '[]', 'We authorize',
        ${all.giver.userId}, now())`,
  )
  expect(await obstacles()).toEqual(['LOSS_RUNS'])
  const refused = await propose(admin, draftOf(server, all))
  expect([refused.status, refused.body.message]).toEqual([422, transferMessages.stopped])
  await write(server, sql`update loss_run_requests set withdrawn_reason = 'Not needed' where id = ${request}`)
  const hold = `/api/administration/deletions/${account}`
  await admin.post(`${hold}/hold`, { reason: 'A lawsuit' })
  expect(await obstacles()).toEqual(['LEGAL_HOLD'])
  await admin.post(`${hold}/lift-hold`, { reason: 'Settled' })
  await write(server, sql`update brokerages set suspended_at = now() where code in (${from}, ${to})`)
  expect(await obstacles()).toEqual(['FROM_SUSPENDED', 'TO_SUSPENDED'])
  await write(server, sql`update brokerages set suspended_at = null where code in (${from}, ${to})`)
  await write(server, sql`delete from broker_roles where brokerage_code = ${to}`)
  expect(await obstacles()).toEqual(['TO_NO_ADMIN', 'NO_TEAM'])
})
