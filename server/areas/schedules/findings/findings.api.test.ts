import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { ReviewClient } from '../test/review-client.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()

/** A new tab of a schedule of ACME, so that each test has rows of its own. */
async function aTab(type: ScheduleType) {
  const owner = await server.signIn('owner@acme.test')
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', { scheduleType: type, tabName })
  const tab = new ScheduleClient(owner, 'ACME', type, body.scheduleTabId)
  const review = new ReviewClient(owner, type, tab.tabId)
  const summary = async (): Promise<ScheduleSummary> => {
    const { body: all } = await owner.get('/api/accounts/ACME/schedules/summary')
    return all.find(({ tabId }: ScheduleSummary) => tabId === tab.tabId)
  }
  return { owner, tab, review, summary }
}

const tank = (name: string, after: string | null = null) =>
  added({ location: '1', tank: name, capacity: '500', contents: 'Diesel' }, after)

test('what stands twice is told in both rows with the save, counted, and taken back when one of them goes', async () => {
  const { tab, review, summary } = await aTab('STORAGE_TANKS')
  const [first, second] = [tank('A'), tank('A')]
  const { body } = await tab.edit([first, second])
  const twice = 'TAB tank HARD_ERROR: This tank appears in 2 rows'
  expect(body.findings.filter(({ message }: { message: string }) => message.includes('2 rows'))).toHaveLength(2)
  expect(await review.jointFindings()).toEqual([twice, twice])
  expect((await summary()).hardErrors).toBe(2)
  expect((await tab.page('limit=10')).body.findings).toContainEqual(
    expect.objectContaining({ rowId: first.rowId, severity: 'HARD_ERROR' }),
  )

  await tab.edit([{ op: 'delete', rowId: second.rowId, version: 1 }])
  expect(await review.jointFindings()).toEqual([])
  expect((await summary()).hardErrors).toBe(0)
})

test('a finding of the tab as a whole stands first, and once', async () => {
  const { tab, review, summary } = await aTab('NAMED_INSUREDS')
  await tab.edit([
    added({ name: 'Acme Holdings LLC', entityType: 'LLC' }),
    added({ name: 'Acme Realty LLC', entityType: 'LLC' }),
  ])
  const { body } = await review.get('findings', '&severity=ERROR')
  expect(body.findings[0]).toMatchObject({ rowId: null, position: null, origin: 'TAB', column: 'firstNamed' })
  expect((await summary()).errors).toBe(body.findings.length)
})

test('a row counts by anything that stands in it, in columns that no rule compares too, until it is removed', async () => {
  const { tab, review } = await aTab('NAMED_INSUREDS')
  const blank = added({ rowStatus: 'ACTIVE', firstNamed: 'N' })
  await tab.edit([blank])
  expect(await review.jointFindings()).toEqual([])
  const row = added({ rowStatus: 'ACTIVE', relationship: 'Subsidiary' }, blank.rowId)
  await tab.edit([row])
  const missing = 'TAB firstNamed ERROR: exactly one named insured must be the first named'
  expect(await review.jointFindings()).toEqual([missing])
  await tab.edit([{ op: 'set', rowId: row.rowId, column: 'rowStatus', value: 'REMOVED', was: 'ACTIVE' }])
  expect(await review.jointFindings()).toEqual([])
})

test('a change of a schedule that others point to is told in theirs, without a save of them', async () => {
  const { owner, tab, review } = await aTab('PIP')
  const unit = crypto.randomUUID().slice(0, 8)
  await tab.edit([added({ vehicle: unit, limit: '50000', state: 'MI' })])
  expect(await review.jointFindings()).toEqual(['OTHER_SCHEDULES vehicle ERROR: is not on the Auto schedule'])
  const fleet = new ScheduleClient(owner, 'ACME', 'AUTO')
  const vehicle = added({ unit, make: 'Ford' })
  await fleet.edit([vehicle])
  expect(await review.jointFindings()).toEqual([])
  await fleet.edit([{ op: 'set', rowId: vehicle.rowId, column: 'make', value: 'Ram', was: 'Ford' }])
  await fleet.edit([{ op: 'delete', rowId: vehicle.rowId, version: 2 }])
  expect(await review.jointFindings()).toEqual(['OTHER_SCHEDULES vehicle ERROR: is not on the Auto schedule'])
})

test('a long tab is checked after the save, and once for many saves', async () => {
  const { tab, review, summary } = await aTab('STORAGE_TANKS')
  const rows = Array.from({ length: 600 }, (_, index) => tank(`T${index}`))
  await tab.edit(rows)
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      tab.edit([{ op: 'set', rowId: rows[index]!.rowId, column: 'tank', value: 'T599', was: `T${index}` }]),
    ),
  )
  const found = await review.jointFindings('&severity=HARD_ERROR')
  expect(new Set(found)).toEqual(new Set(['TAB tank HARD_ERROR: This tank appears in 9 rows']))
  expect(found).toHaveLength(9)
  expect((await summary()).hardErrors).toBe(9)
})

test('findings are paged in the order of their rows, by severity too', async () => {
  const { tab, review } = await aTab('MISCELLANEOUS')
  const rows = Array.from({ length: 7 }, () => added({ description: 'Total' }))
  await tab.edit(rows.toReversed())
  const seen: string[] = []
  let cursor = ''
  for (;;) {
    const { body } = await review.get('findings', `&limit=3&severity=OUTLIER${cursor}`)
    seen.push(...body.findings.map(({ rowId }: { rowId: string }) => rowId))
    if (body.nextCursor === null) break
    cursor = `&cursor=${body.nextCursor}`
  }
  expect(seen).toEqual(rows.map(({ rowId }) => rowId))
  expect((await review.get('findings', '&severity=HARD_ERROR')).body.findings).toEqual([])
})
