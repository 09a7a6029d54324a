import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { reportedCollision } from '../test/claim-client.ts'
import { sendClaimReminders } from './send-reminders.ts'

const server = useTestServer()
const base = '/api/accounts/ACME'
const dayMs = 86_400_000
const today = () => server.today()
const run = () => Promise.all([1, 2].map((number) => sendClaimReminders(server.running.platform, `run ${number}`)))

async function fall(client: TestClient): Promise<Claim> {
  const { body: begun } = await client.post(`${base}/claims`, { type: 'WORK_COMP' })
  const answers = {
    lossOn: today(),
    location: '400 Dock Street',
    state: 'NY',
    what: 'Fell from a ladder.',
    claimant: 'Sam Ortiz',
    knownOn: today(),
    employeeClass: 'Carpentry',
    cause: 'Fall or slip',
    bodyPart: 'Knee',
    nature: 'Fracture',
    treatment: 'CLINIC',
    contactName: 'Elena Castillo',
    contactPhone: '(555) 010-0100',
  }
  const edit = { type: 'WORK_COMP', policyId: null, answers, triage: null, version: 1 }
  const { body: saved } = await client.put(`${base}/claims/${begun.id}`, edit)
  const { status, body } = await client.post(`${base}/claims/${begun.id}/report`, { version: saved.version })
  expect([status, body.fields]).toEqual([200, undefined])
  return body
}

/** What was sent of a claim to someone, but for the report itself. */
const remindersTo = async (email: string, { ourNumber }: Claim) =>
  (await messagesTo(server, email)).map(({ subject }) => subject).filter((subject) => subject.includes(ourNumber))

const closeClaim = async (claim: Claim) => {
  const staff = await server.signIn('claims@harbor.test')
  const { version } = (await staff.get(`${base}/claims/${claim.id}`)).body
  const step = { move: 'CLOSE', note: '', version }
  expect((await staff.post(`${base}/claims/${claim.id}/steps`, step)).status).toBe(200)
}

const datesOf = async (client: TestClient, { id }: Claim) => {
  const query = `from=${today()}&to=${addDays(today(), 30)}`
  const { body } = await client.get(`${base}/calendar?${query}`)
  return (body.dates as { id: string; kind: string; name: string; day: string }[]).filter((date) =>
    date.id.includes(id),
  )
}

test('reminds both sides once at each stage, names no medical deadline, and stops once it is met', async () => {
  const client = await server.signIn('user@acme.test')
  const claim = await fall(client)
  const name = `Claim ${claim.ourNumber}: Employer’s first report of injury due`
  const due = addDays(today(), 10)
  await run()
  expect(await remindersTo('owner@acme.test', claim)).toHaveLength(1)
  server.clock.advance(3 * dayMs)
  await run()
  await run()
  const shown = `${due.slice(5, 7)}/${due.slice(8)}/${due.slice(0, 4)}`
  for (const email of ['owner@acme.test', 'user@acme.test', 'claims@harbor.test'])
    expect((await remindersTo(email, claim)).filter((subject) => subject === `${name} ${shown}`)).toHaveLength(1)
  const ofOwner = await remindersTo('owner@acme.test', claim)
  expect(ofOwner.filter((subject) => subject.includes('Deadline due')).length).toBeGreaterThan(0)
  expect(ofOwner.join()).not.toContain('OSHA')
  expect((await remindersTo('user@acme.test', claim)).join()).not.toContain('Deadline due')
  expect(JSON.stringify(await auditOf(server, 'claim', claim.id))).not.toContain('OSHA')

  const staff = await server.signIn('claims@harbor.test')
  const { version } = (await staff.get(`${base}/claims/${claim.id}`)).body
  const mark = `${base}/claims/${claim.id}/deadlines/EMPLOYER_REPORT`
  expect((await staff.put(mark, { isDone: true, version })).status).toBe(200)
  server.clock.advance(6 * dayMs)
  await run()
  expect((await remindersTo('user@acme.test', claim)).filter((subject) => subject.startsWith(name))).toHaveLength(1)
})

test('puts open deadlines on the calendar, but for medical ones, until they are met or the claim is closed', async () => {
  const client = await server.signIn('owner@acme.test')
  const claim = await fall(client)
  const label = `${claim.ourNumber}: Employer’s first report of injury`
  const others = [{ name: `${claim.ourNumber}: Notify the carrier, as the policy requires`, day: addDays(today(), 30) }]
  expect(await datesOf(client, claim)).toMatchObject([{ name: label, day: addDays(today(), 10) }, ...others])
  const mark = (isDone: boolean, version: number) =>
    client.put(`${base}/claims/${claim.id}/deadlines/EMPLOYER_REPORT`, { isDone, version })
  expect((await mark(true, claim.version)).status).toBe(200)
  expect(await datesOf(client, claim)).toMatchObject(others)
  expect((await mark(false, claim.version + 1)).status).toBe(200)
  expect(await datesOf(client, claim)).toHaveLength(2)
  const staff = await server.signIn('claims@harbor.test')
  const close = { move: 'CLOSE', note: '', version: claim.version + 2 }
  expect((await staff.post(`${base}/claims/${claim.id}/steps`, close)).status).toBe(200)
  expect(await datesOf(client, claim)).toEqual([])
  const accident = await reportedCollision(client, today())
  const ofCarrier = { name: `${accident.ourNumber}: Carrier’s acknowledgment` }
  expect(await datesOf(client, accident)).toContainEqual(expect.objectContaining(ofCarrier))
})

test('reminds once of a deadline of the year, also after its claims are closed, until it is met on one of them', async () => {
  const year = Number(today().slice(0, 4)) + 1
  const posting = `${year}-02-01`
  const first = await fall(await server.signIn('owner@acme.test'))
  const second = await fall(await server.signIn('owner@acme.test'))
  await closeClaim(first)
  await closeClaim(second)
  const listed = async () => {
    const { body } = await (
      await server.signIn('owner@acme.test')
    ).get(`${base}/calendar?from=${year}-01-25&to=${year}-02-05`)
    return (body.dates as { kind: string; name: string; day: string }[]).filter(({ name }) => name.includes('300A'))
  }
  const expected = [{ kind: 'claim', name: 'Post the OSHA 300A summary', day: posting }]
  expect(await listed()).toMatchObject(expected)

  const sent = async () =>
    (await messagesTo(server, 'owner@acme.test')).filter(({ subject }) => subject.includes('Post the OSHA 300A')).length
  const before = await sent()
  server.clock.advance(Date.parse(`${year}-01-26T14:00:00Z`) - server.clock.now().getTime())
  await run()
  await run()
  expect(await sent()).toBe(before + 1)
  expect(await listed()).toMatchObject(expected)

  const client = await server.signIn('owner@acme.test')
  const { version } = (await client.get(`${base}/claims/${second.id}`)).body
  const mark = `${base}/claims/${second.id}/deadlines/SUMMARY_POST`
  expect((await client.put(mark, { isDone: true, version })).status).toBe(200)
  expect(await listed()).toEqual([])
  server.clock.advance(7 * dayMs)
  await run()
  expect(await sent()).toBe(before + 1)
  const others = (await (await server.signIn('owner@acme.test')).get(`${base}/claims/${first.id}`)).body as Claim
  expect(others.deadlines.find(({ kind }) => kind === 'SUMMARY_POST')?.doneOn).toBe(`${year}-01-26`)
})
