import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Backdate, PendingRow } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { addDays, utcDay } from '@portico/contract/kit/zone.rules.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/schedules'

const day = (days: number) => addDays(utcDay(server.clock.now()), days)

async function aTab() {
  const owner = await server.signIn('owner@acme.test')
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await owner.post(`${path}/tabs`, { scheduleType: 'FINE_ARTS', tabName })
  return { owner, tab: new ScheduleClient(owner, 'ACME', 'FINE_ARTS', body.scheduleTabId) }
}

type Client = Awaited<ReturnType<typeof server.signIn>>

async function pendingOf(client: Client, tabId: number): Promise<PendingRow[]> {
  const rows: PendingRow[] = []
  for (let cursor = ''; ;) {
    const { body } = await client.get(`${path}/pending?limit=2${cursor}`)
    rows.push(...body.rows)
    if (body.nextCursor === null) return rows.filter((row) => row.tabId === tabId)
    cursor = `&cursor=${body.nextCursor}`
  }
}

async function backdatesOf(client: Client, tabId: number): Promise<Backdate[]> {
  const { body } = await client.get(`${path}/backdates?limit=200`)
  return body.rows.filter((row: Backdate) => row.tabId === tabId)
}

const decide = (client: Client, { tabId, rowId, version }: PendingRow, decision: 'accept' | 'reject') =>
  client.post(`${path}/FINE_ARTS/pending`, { tabId, rowId, version, decision })

test('rows that are pending or begin later wait until the brokerage accepts or rejects them', async () => {
  const { owner, tab } = await aTab()
  const rows = [
    added({ title: 'Pending', rowStatus: 'PENDING' }),
    added({ title: 'Later', effectiveFrom: day(40) }),
    added({ title: 'Rejected', rowStatus: 'PENDING' }),
    added({ title: 'Counts already', effectiveFrom: day(-400) }),
    added({ title: 'Usual' }),
  ]
  await tab.edit(rows)
  const waiting = await pendingOf(owner, tab.tabId)
  const reasons = Object.fromEntries(waiting.map(({ name, reason }) => [name, reason]))
  expect(reasons).toEqual({ Pending: 'PENDING', Later: 'FUTURE', Rejected: 'PENDING' })

  expect((await decide(owner, waiting[0]!, 'accept')).body.message).toBe(reviewMessages.staffDecides)
  const manager = await server.signIn('manager@harbor.test')
  for (const row of waiting) {
    expect((await decide(manager, row, row.name === 'Rejected' ? 'reject' : 'accept')).status).toBe(204)
  }
  expect(await pendingOf(owner, tab.tabId)).toEqual([])
  const states = (await tab.rows()).map(({ cells }) => [cells.title, cells.rowStatus])
  expect(states).toContainEqual(['Pending', 'ACTIVE'])
  expect(states).toContainEqual(['Rejected', 'REMOVED'])
  const trail = await auditOf(server, 'schedule', `FINE_ARTS/${tab.tabId}`)
  expect(trail.filter(({ action }) => action === 'schedule_row.accept')).toHaveLength(2)

  await tab.edit([{ op: 'set', rowId: rows[1]!.rowId, column: 'effectiveFrom', value: day(50), was: day(40) }])
  expect((await pendingOf(owner, tab.tabId)).map(({ name }) => name)).toEqual(['Later'])
})

test('a row that was changed since it was looked at is not decided on', async () => {
  const { owner, tab } = await aTab()
  const row = added({ title: 'Moves on', rowStatus: 'PENDING' })
  await tab.edit([row])
  const [seen] = await pendingOf(owner, tab.tabId)
  await tab.edit([{ op: 'set', rowId: row.rowId, column: 'title', value: 'Moved on', was: 'Moves on' }])
  const manager = await server.signIn('manager@harbor.test')
  const { status, body } = await decide(manager, seen!, 'accept')
  expect([status, body.message]).toEqual([409, reviewMessages.rowMovedOn])
  expect((await decide(manager, { ...seen!, rowId: crypto.randomUUID() }, 'accept')).status).toBe(404)
})

test('a change that is dated back is saved, listed, and asked for its reason', async () => {
  const { owner, tab } = await aTab()
  const row = added({ title: 'Bought in spring' })
  await tab.edit([row])
  await tab.edit([{ op: 'set', rowId: row.rowId, column: 'effectiveFrom', value: day(-60), was: null }])
  await tab.edit([{ op: 'set', rowId: row.rowId, column: 'title', value: 'Bought in May', was: 'Bought in spring' }])
  const [backdate, ...others] = await backdatesOf(owner, tab.tabId)
  expect([backdate, others]).toMatchObject([
    { rowId: row.rowId, name: 'Bought in May', effectiveFrom: day(-60), reason: null },
    [],
  ])
  const give = (reason: string) => owner.put(`${path}/backdates/${backdate!.backdateId}`, { reason })
  expect(Object.keys((await give('no')).body.fields)).toEqual(['reason'])
  expect((await give('The invoice came late')).status).toBe(204)
  expect((await backdatesOf(owner, tab.tabId))[0]!.reason).toBe('The invoice came late')
  expect(await auditOf(server, 'schedule_backdate', backdate!.backdateId)).toMatchObject([
    { action: 'schedule_backdate.explain', after: { reason: 'The invoice came late' } },
  ])
})

test('the day that counts is that by the user’s own clock', async () => {
  // In New York it is still the evening before.
  server.clock.advance(Date.parse(`${day(1)}T02:00:00Z`) - server.clock.now().getTime())
  const { owner, tab } = await aTab()
  await tab.edit([
    added({ title: 'Bought today', effectiveFrom: day(-1) }),
    added({ title: 'Comes tomorrow', effectiveFrom: day(0) }),
  ])
  expect(await backdatesOf(owner, tab.tabId)).toEqual([])
  expect((await pendingOf(owner, tab.tabId)).map(({ name }) => name)).toEqual(['Comes tomorrow'])
})

test('both views are there only where the account has them', async () => {
  const manager = await server.signIn('manager@harbor.test')
  for (const [view, message] of [
    ['pending', reviewMessages.pendingViewOff],
    ['backdates', reviewMessages.backdatesOff],
  ]) {
    const { status, body } = await manager.get(`/api/accounts/BAYSIDE/schedules/${view}`)
    expect([status, body.message]).toEqual([403, message])
  }
  const fleet = new ScheduleClient(manager, 'BAYSIDE', 'FINE_ARTS')
  expect((await fleet.edit([added({ title: 'Backdated changes', effectiveFrom: day(-5) })])).status).toBe(200)
})
