import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { ListedDifference } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { ReviewClient } from '../test/review-client.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/schedules/snapshots'

async function aTab() {
  const owner = await server.signIn('owner@acme.test')
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', { scheduleType: 'EQUIPMENT', tabName })
  const tab = new ScheduleClient(owner, 'ACME', 'EQUIPMENT', body.scheduleTabId)
  return { owner, tab, review: new ReviewClient(owner, 'EQUIPMENT', tab.tabId) }
}

async function taken(snapshotType: 'SUBMITTED' | 'BOUND', label = 'As sent'): Promise<number> {
  const manager = await server.signIn('manager@harbor.test')
  const answer = await manager.post(path, { snapshotType, label, termFrom: '2026-01-01', termTo: '2027-01-01' })
  expect(answer.status).toBe(201)
  return answer.body.number
}

const machine = (item: string, value: string) => added({ item, description: `Machine ${item}`, value })

test('the brokerage takes numbered snapshots, which the audit knows and nobody can change', async () => {
  const first = await taken('SUBMITTED', 'First submission')
  const second = await taken('SUBMITTED', 'Second submission')
  expect(second).toBe(first + 1)
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.get(path)
  expect(body[0]).toMatchObject({ number: second, label: 'Second submission', termFrom: '2026-01-01' })
  expect(await auditOf(server, 'schedule_snapshot', String(second))).toMatchObject([
    { action: 'schedule_snapshot.take', actor: 'manager@harbor.test', after: { name: 'Second submission' } },
  ])
  const change = server.running.platform.database.write({ account: 'ACME' }, (tx) =>
    sql`delete from schedule_row_states`.execute(tx.db),
  )
  await expect(change).rejects.toMatchObject({ code: '42501' })
})

test('a snapshot of what has not changed keeps no rows again', async () => {
  await taken('SUBMITTED')
  const number = await taken('SUBMITTED')
  const { rows } = await server.running.platform.database.read({ account: 'ACME' }, (tx) =>
    sql`select 1 from schedule_row_states where snapshot_number = ${number}`.execute(tx.db),
  )
  expect(rows).toEqual([])
})

test('two who take one at once get two numbers', async () => {
  const numbers = await Promise.all([taken('SUBMITTED'), taken('SUBMITTED'), taken('SUBMITTED')])
  expect(new Set(numbers).size).toBe(3)
})

test('differences tell what was added, changed and removed, by whom, with the totals of both states', async () => {
  const { tab, review } = await aTab()
  const [stored, gone, same] = [machine('1', '1000'), machine('2', '500'), machine('3', '70')]
  await tab.edit([stored, gone, same])
  const before = await taken('SUBMITTED')
  const fresh = machine('4', '250')
  await tab.edit([
    { op: 'set', rowId: stored.rowId, column: 'value', value: '1500', was: '1000' },
    { op: 'delete', rowId: gone.rowId, version: 1 },
    fresh,
  ])
  const after = await taken('SUBMITTED')
  await tab.edit([{ op: 'set', rowId: same.rowId, column: 'value', value: '71', was: '70' }])

  const { body } = await review.get('differences', `&from=${before}&to=${after}`)
  expect(body.counts).toEqual({ added: 1, changed: 1, removed: 1, rowsBefore: 3, rowsNow: 3 })
  expect(body.totals).toContainEqual({ column: 'value', before: 1570, now: 1820 })
  const byRow = new Map(body.rows.map((row: ListedDifference) => [row.rowId, row]))
  expect(byRow.get(stored.rowId)).toMatchObject({
    kind: 'changed',
    cells: [{ column: 'value', before: '1000', now: '1500', percent: 50 }],
    changedByName: expect.stringMatching(/\w/),
  })
  expect(byRow.get(gone.rowId)).toMatchObject({ kind: 'removed', changedByName: expect.stringMatching(/\w/) })
  expect(byRow.get(fresh.rowId)).toMatchObject({ kind: 'added', name: expect.stringContaining('4') })
  expect((await review.get('differences', `&from=${before}`)).body.counts.changed).toBe(2)
  const removed = await review.get('differences', `&from=${before}&to=${after}&kind=removed`)
  expect(removed.body.rows.map(({ rowId }: ListedDifference) => rowId)).toEqual([gone.rowId])
})

test('a row that came back under another id is found by its key columns', async () => {
  const { tab, review } = await aTab()
  const row = machine('K-7', '1000')
  await tab.edit([row])
  const before = await taken('SUBMITTED')
  await tab.edit([{ op: 'delete', rowId: row.rowId, version: 1 }, machine('K-7', '1200')])
  const { body } = await review.get('differences', `&from=${before}`)
  expect(body.counts).toMatchObject({ added: 0, changed: 1, removed: 0 })
})

test('differences are paged without losing or repeating a row', async () => {
  const { tab, review } = await aTab()
  await tab.edit([machine('0', '5')])
  const before = await taken('SUBMITTED')
  await tab.edit(Array.from({ length: 7 }, (_, index) => machine(`N${index}`, '5')))
  const names: string[] = []
  let cursor = ''
  for (;;) {
    const { body } = await review.get('differences', `&from=${before}&limit=3${cursor}`)
    names.push(...body.rows.map(({ rowId }: ListedDifference) => rowId))
    if (body.nextCursor === null) break
    cursor = `&cursor=${body.nextCursor}`
  }
  expect([names.length, new Set(names).size]).toEqual([7, 7])
})

test('an amount unlike the one that was bound is an outlier from then on', async () => {
  const { tab, review } = await aTab()
  const row = machine('B', '1000')
  await tab.edit([row])
  await taken('BOUND')
  expect(await review.jointFindings()).toEqual([])
  await tab.edit([{ op: 'set', rowId: row.rowId, column: 'value', value: '1600', was: '1000' }])
  expect(await review.jointFindings()).toEqual([
    'LAST_YEAR value OUTLIER: changed by +60% since last year ($1,000 → $1,600)',
  ])
  await taken('BOUND')
  expect(await review.jointFindings()).toEqual([])
})

test('snapshots are taken by the brokerage alone, and seen where the account sees them', async () => {
  const owner = await server.signIn('owner@acme.test')
  const draft = { snapshotType: 'BOUND', label: 'Mine', termFrom: null, termTo: null }
  const refused = await owner.post(path, draft)
  expect([refused.status, refused.body.message]).toEqual([403, reviewMessages.staffTakes])
  const manager = await server.signIn('manager@harbor.test')
  const backwards = await manager.post(path, { ...draft, termFrom: '2027-01-01', termTo: '2026-01-01' })
  expect([backwards.status, Object.keys(backwards.body.fields)]).toEqual([422, ['termTo']])
  expect((await manager.get('/api/accounts/BAYSIDE/schedules/snapshots')).body.message).toBe(
    reviewMessages.snapshotViewOff,
  )
  expect((await owner.get('/api/accounts/ACME/schedules/AUTO/differences?from=99999')).status).toBe(404)
})

test('the history of a row tells each cell from what to what, by whom, and still when the row is gone', async () => {
  const owner = await server.signIn('owner@acme.test')
  const tab = new ScheduleClient(owner, 'ACME', 'DRIVERS')
  const row = added({ name: 'Hanna Historic', licence: 'H123-4567-8901', state: 'IL' })
  await tab.edit([row])
  await tab.edit([{ op: 'set', rowId: row.rowId, column: 'state', value: 'IN', was: 'IL' }])
  await tab.edit([{ op: 'delete', rowId: row.rowId, version: 2 }])
  const review = new ReviewClient(owner, 'DRIVERS', tab.tabId)
  const { body } = await review.get(`rows/${row.rowId}/history`)
  expect(body.changes.map(({ kind }: { kind: string }) => kind)).toEqual(['removed', 'changed', 'added'])
  expect(body.changes[1].cells).toEqual([{ column: 'state', before: 'IL', now: 'IN' }])
  const first = await review.get(`rows/${row.rowId}/history`, '&limit=2')
  const rest = await review.get(`rows/${row.rowId}/history`, `&limit=2&cursor=${first.body.nextCursor}`)
  expect(rest.body.changes).toEqual([body.changes[2]])
})
