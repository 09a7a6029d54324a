import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, messagesOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { moveRenewal } from '../test/move-renewal.ts'
import { enough, RenewalClient } from '../test/renewal-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
let byStaff: RenewalClient
let byOwner: RenewalClient

beforeAll(async () => {
  await makeKindsOfUser(server)
  // The sections of a renewal that is still being prepared.
  await moveRenewal(server, 'ACME', 'KICKOFF')
  staff = await server.signIn('manager@harbor.test')
  owner = await server.signIn('owner@acme.test')
  byStaff = new RenewalClient(staff, 'ACME')
  byOwner = new RenewalClient(owner, 'ACME')
})

const idOf = async (username: string): Promise<string> => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ id: string }>`select id from users where username = ${username}`.execute(tx.db),
  )
  return rows[0]!.id
}
const lastOf = async () => (await auditOf(server, 'renewal', (await byStaff.get()).id)).at(-1)

describe('a mark', () => {
  test('as complete is the insured’s to make, is kept with its maker, and opens again with a reason', async () => {
    const { percent } = await byOwner.section('PROFILE')
    expect(percent).toBeLessThan(100)
    const silent = await byOwner.mark('PROFILE', { mark: 'COMPLETE', reason: undefined })
    expect([silent.status, silent.body.fields]).toEqual([422, { reason: renewalMessages.unfinished }])
    const done = await byOwner.mark('PROFILE', { mark: 'COMPLETE' })
    expect([done.status, done.body.message]).toEqual([200, undefined])
    expect(await byOwner.section('PROFILE')).toMatchObject({
      status: 'COMPLETE',
      isComplete: true,
      percent,
      nothingChanged: false,
      unfinishedReason: enough,
      marked: { by: 'Elena Castillo', at: server.clock.now().toISOString() },
    })
    expect(await lastOf()).toMatchObject({
      action: 'renewal.mark',
      actor: 'owner@acme.test',
      after: { kind: 'PROFILE', mark: 'COMPLETE', reason: enough },
    })
    const mute = await byOwner.mark('PROFILE', { mark: null })
    expect([mute.status, mute.body.fields]).toEqual([422, { reason: renewalMessages.reasonRequired }])
    const reason = 'The legal name is wrong'
    expect((await byOwner.mark('PROFILE', { mark: null, reason })).status).toBe(200)
    expect(await byOwner.section('PROFILE')).toMatchObject({ status: 'IN_PROGRESS', reopenedReason: reason })
  })

  test('over hard errors is refused with their names, to the brokerage too', async () => {
    const hard = (await byStaff.section('SCHEDULES')).blockers.filter(({ isHard }) => isHard)
    expect(hard.length).toBeGreaterThan(0)
    for (const client of [byOwner, byStaff]) {
      const refused = await client.mark('SCHEDULES', { mark: 'COMPLETE' })
      expect(refused.status).toBe(422)
      for (const { text } of hard) expect(refused.body.message).toContain(text)
    }
  })

  test('that nothing has changed is kept with its words, and refused where values differ', async () => {
    const attested = await byOwner.mark('PROFILE', { mark: 'COMPLETE', nothingChanged: true })
    expect(attested.status).toBe(200)
    expect(await byOwner.section('PROFILE')).toMatchObject({ status: 'COMPLETE', nothingChanged: true })
    expect(await lastOf()).toMatchObject({ after: { attested: renewalMessages.attestation('Company profile') } })
    expect((await byOwner.mark('PROFILE', { mark: null, reason: 'Another look' })).status).toBe(200)
    const bound = { snapshotType: 'BOUND', label: 'As bound', termFrom: '2026-01-01', termTo: '2027-01-01' }
    expect((await staff.post('/api/accounts/NORTH/schedules/snapshots', bound)).status).toBe(201)
    const cells = { name: 'Pat Newtown' }
    const edits = [{ op: 'insert', rowId: crypto.randomUUID(), after: null, cells }]
    server.clock.advance(1000)
    expect((await staff.post('/api/accounts/NORTH/schedules/DRIVERS/edits', { tabId: -9999, edits })).status).toBe(200)
    const refused = await new RenewalClient(staff, 'NORTH').mark('SCHEDULES', {
      mark: 'COMPLETE',
      nothingChanged: true,
    })
    expect([refused.status, refused.body.fields]).toEqual([422, { mark: renewalMessages.hasChanged(1) }])
  })

  test('for review, waiting or not applicable is the brokerage’s alone', async () => {
    for (const mark of ['IN_REVIEW', 'WAITING', 'N_A']) {
      const refused = await byOwner.mark('PROFILE', { mark })
      expect([refused.status, refused.body.message]).toEqual([403, renewalMessages.staffOnly])
    }
    for (const mark of ['WAITING', 'IN_REVIEW', 'N_A']) {
      expect((await byStaff.mark('PROFILE', { mark })).status).toBe(200)
      expect((await byStaff.section('PROFILE')).status).toBe(mark)
    }
    const twice = await byStaff.mark('PROFILE', { mark: 'N_A' })
    expect([twice.status, twice.body.fields]).toEqual([422, { mark: renewalMessages.noSuchStep }])
    expect((await byStaff.mark('PROFILE', { mark: null, reason: 'It does apply' })).status).toBe(200)
  })

  test('from an older state is refused with the renewal as it stands', async () => {
    const { version } = await byOwner.section('PROFILE')
    const path = `${byOwner.path}/sections/PROFILE/mark`
    const both = await Promise.all([1, 2].map(() => owner.post(path, { mark: 'COMPLETE', reason: enough, version })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const stale = both.find(({ status }) => status === 409)!
    expect(stale.body.current.sections[0]).toMatchObject({ kind: 'PROFILE', status: 'COMPLETE', version: version + 1 })
    expect((await byOwner.mark('PROFILE', { mark: null, reason: 'Tests go on' })).status).toBe(200)
  })

  test('is refused to viewers and the carrier’s people, and of what a permission code hides', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    const asViewer = await new RenewalClient(viewer, 'ACME').mark('PROFILE', { mark: 'COMPLETE' })
    expect([asViewer.status, asViewer.body.message]).toEqual([403, messages.readOnly])
    const partner = await server.signIn('partner@carrier.test')
    const asPartner = await new RenewalClient(partner, 'ACME').mark('PROFILE', { mark: 'COMPLETE' })
    expect([asPartner.status, asPartner.body.message]).toEqual([403, renewalMessages.readersOnly])
    const user = await server.signIn('user@acme.test')
    const path = `${byOwner.path}/sections/FINANCIALS`
    expect((await user.post(`${path}/mark`, { mark: 'COMPLETE', version: 1 })).status).toBe(404)
    expect((await user.post(`${path}/nudges`, {})).status).toBe(404)
    expect((await owner.post(`${byOwner.path}/sections/DOCUMENTS/mark`, { mark: 'COMPLETE', version: 1 })).status).toBe(
      404,
    )
    expect((await owner.post(`${byOwner.path}/sections/NOSUCH/mark`, { mark: 'COMPLETE', version: 1 })).status).toBe(
      422,
    )
  })
})

describe('a plan', () => {
  test('gives a section to someone of the account or its brokerage, with a due date', async () => {
    const { effectiveOn } = await byOwner.get()
    for (const username of ['user@acme.test', 'broker-admin@harbor.test']) {
      const planned = await byOwner.plan('PROFILE', { ownerId: await idOf(username), dueOn: effectiveOn })
      expect([planned.status, planned.body.message]).toEqual([200, undefined])
    }
    const told = await messagesOf(server, renewalMessages.given('Company profile', 'Renewal Dashboard'))
    expect(told.map(({ to }) => to).toSorted()).toEqual(['broker-admin@harbor.test', 'user@acme.test'])
    expect(await byOwner.section('PROFILE')).toMatchObject({
      owner: { userId: await idOf('broker-admin@harbor.test') },
      dueOn: effectiveOn,
    })
    expect(await lastOf()).toMatchObject({ action: 'renewal.plan', after: { kind: 'PROFILE', dueOn: effectiveOn } })
  })

  test('is refused after the term begins, for strangers, and for those who may not see the section', async () => {
    const { effectiveOn } = await byOwner.get()
    const late = await byStaff.plan('PROFILE', { dueOn: addDays(effectiveOn, 1) })
    expect(late.body.fields).toEqual({ dueOn: renewalMessages.dueAfterEffective })
    const strangers = ['owner@ridge.test', 'advisor@summit.test', 'partner@carrier.test', 'nobody@portico.test']
    for (const username of strangers) {
      const refused = await byStaff.plan('PROFILE', { ownerId: await idOf(username) })
      expect([username, refused.body.fields]).toEqual([username, { ownerId: renewalMessages.unknownOwner }])
    }
    const hidden = await byStaff.plan('FINANCIALS', { ownerId: await idOf('user@acme.test') })
    expect([hidden.status, hidden.body.fields]).toEqual([422, { ownerId: renewalMessages.unknownOwner }])
    expect((await byStaff.plan('PROFILE', { ownerId: 'x' })).status).toBe(422)
    const user = await server.signIn('user@acme.test')
    expect((await new RenewalClient(user, 'ACME').plan('PROFILE', {})).status).toBe(403)
    const stale = await staff.put(`${byStaff.path}/sections/PROFILE`, { ownerId: null, dueOn: null, version: 1 })
    expect(stale.status).toBe(409)
  })
})

describe('a reminder', () => {
  test('goes to the owner by notice and mail, once a day', async () => {
    await byStaff.plan('PROFILE', { ownerId: await idOf('user@acme.test') })
    const note = `Please, by Friday ${crypto.randomUUID()}`
    const nudged = await byStaff.nudge('PROFILE', note)
    expect([nudged.status, nudged.body.message]).toEqual([200, undefined])
    expect(await notificationsOf(server, note)).toMatchObject([
      {
        payload: {
          message: renewalMessages.nudge('Company profile', 'Renewal Dashboard'),
          link: expect.stringMatching(/^\/ACME\/renewal\?cycle=/),
        },
      },
    ])
    expect(await messagesOf(server, note)).toMatchObject([{ channel: 'email', to: 'user@acme.test' }])
    expect((await byStaff.section('PROFILE')).nudged).toEqual({
      by: 'Daniel Okafor',
      at: server.clock.now().toISOString(),
    })
    server.clock.advance(5 * 3_600_000)
    const again = await new RenewalClient(await server.signIn('owner@acme.test'), 'ACME').nudge('PROFILE')
    expect([again.status, again.body.message]).toEqual([422, renewalMessages.nudgedToday(5)])
    server.clock.advance(19 * 3_600_000 + 1)
    const later = await new RenewalClient(await server.signIn('owner@acme.test'), 'ACME').nudge('PROFILE')
    expect([later.status, later.body.message]).toEqual([200, undefined])
    staff = await server.signIn('manager@harbor.test')
    byStaff = new RenewalClient(staff, 'ACME')
    const to = [(await byStaff.section('PROFILE')).owner!.name]
    expect(await lastOf()).toMatchObject({ action: 'renewal.nudge', after: { kind: 'PROFILE', to } })
  })

  test('goes without an owner to the side that has the section in hand', async () => {
    await byStaff.plan('APPLICATIONS', {})
    expect((await byStaff.nudge('APPLICATIONS')).status).toBe(200)
    const told = (await lastOf())?.after as { to: string[] }
    expect(told.to.toSorted()).toEqual(['Elena Castillo', 'Owen Bradley'])
    await byStaff.mark('APPLICATIONS', { mark: 'IN_REVIEW' })
    const advisor = new RenewalClient(await server.signIn('advisor@harbor.test'), 'ACME')
    expect((await advisor.nudge('APPLICATIONS')).status).toBe(200)
    expect(await lastOf()).toMatchObject({ after: { to: ['Daniel Okafor'] } })
  })

  test('is refused of what is complete, and where there is nobody else to remind', async () => {
    await byStaff.plan('MOD', { ownerId: await idOf('manager@harbor.test') })
    expect((await byStaff.nudge('MOD')).body.message).toBe(renewalMessages.nobodyToNudge)
    await byStaff.mark('MOD', { mark: 'N_A' })
    expect((await byStaff.nudge('MOD')).body.message).toBe(renewalMessages.nothingToNudge)
  })
})
