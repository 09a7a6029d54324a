import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import type { ScheduleEdit, ScheduleRow } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { PlainRows } from '../test/plain-rows.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()

/** A new tab of a schedule of ACME, so that each test has rows of its own. */
async function aTab(type: 'MISCELLANEOUS' | 'EQUIPMENT' = 'MISCELLANEOUS') {
  const owner = await server.signIn('owner@acme.test')
  const { body } = await owner.post('/api/accounts/ACME/schedules/tabs', {
    scheduleType: type,
    tabName: crypto.randomUUID().slice(0, 20),
  })
  return new ScheduleClient(owner, 'ACME', type, body.scheduleTabId)
}

const shown = (rows: readonly ScheduleRow[]) => rows.map(({ rowId, version, cells }) => ({ rowId, version, cells }))
const remarks = (rows: readonly ScheduleRow[]) => rows.map(({ cells }) => cells.remark)

describe('reading rows', () => {
  test('answers an empty page for a schedule that was never begun, and 404 for a tab that is none', async () => {
    const owner = await server.signIn('multi@acme.test')
    const { status, body } = await new ScheduleClient(owner, 'BAYSIDE', 'OPEN_LOT').page('limit=10')
    expect([status, body]).toEqual([200, { rows: [], findings: [], total: 0, nextCursor: null }])
    expect((await new ScheduleClient(owner, 'BAYSIDE', 'OPEN_LOT', 9999).page('limit=10')).status).toBe(404)
  })

  test('pages through rows in their order without losing or repeating one', async () => {
    const tab = await aTab()
    const edits = Array.from({ length: 25 }, (_, index) => added({ remark: `Row ${index}` }))
    await tab.edit(edits)
    expect(remarks(await tab.rows(7))).toEqual(edits.map(({ cells }) => cells.remark).toReversed())
    expect((await tab.page('limit=3')).body.total).toBe(25)
  })

  test.each(['limit=0', 'limit=2001', 'tabId=x'])('refuses %s', async (query) => {
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.get(`/api/accounts/ACME/schedules/AUTO/rows?${query}`)).status).toBe(422)
  })

  test('refuses a cursor of another making', async () => {
    const tab = await aTab()
    const foreign = Buffer.from(JSON.stringify(["' or 1=1"])).toString('base64url')
    expect((await tab.page(`cursor=${foreign}`)).status).toBe(400)
  })
})

describe('editing rows', () => {
  test('inserts, sets and deletes in one batch, and answers the rows as they stand', async () => {
    const tab = await aTab()
    const first = added({ remark: 'First' })
    const second = added({ remark: 'Second' }, first.rowId)
    const { status, body } = await tab.edit([
      first,
      second,
      { op: 'set', rowId: second.rowId, column: 'remark', value: 'Second, looked at again', was: 'Second' },
      { op: 'delete', rowId: first.rowId, version: 1 },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      rows: [{ rowId: second.rowId, version: 1, cells: { remark: 'Second, looked at again' } }],
      deleted: [first.rowId],
    })
    expect(shown(await tab.rows())).toEqual(shown(body.rows))
  })

  test('refuses the whole batch where one cell was changed since, with both values', async () => {
    const tab = await aTab()
    const row = added({ remark: 'As it was', description: 'Untouched' })
    await tab.edit([row])
    const setRemark = (value: string): ScheduleEdit => ({
      op: 'set',
      rowId: row.rowId,
      column: 'remark',
      value,
      was: 'As it was',
    })
    expect((await tab.edit([setRemark('What came first')])).status).toBe(200)
    const { status, body } = await tab.edit([
      { op: 'set', rowId: row.rowId, column: 'description', value: 'Changed', was: 'Untouched' },
      setRemark('What came second'),
    ])
    expect([status, body.code, body.message]).toEqual([409, 'conflict', scheduleMessages.conflict])
    expect(body.conflicts).toEqual([
      {
        rowId: row.rowId,
        column: 'remark',
        yours: 'What came second',
        theirs: 'What came first',
        version: 2,
        changedByName: 'Elena Castillo',
      },
    ])
    expect((await tab.rows())[0]!.cells).toEqual({ remark: 'What came first', description: 'Untouched' })
  })

  test('refuses a change of a row that someone deleted', async () => {
    const tab = await aTab()
    const rowId = crypto.randomUUID()
    const { status, body } = await tab.edit([{ op: 'set', rowId, column: 'remark', value: 'Late', was: null }])
    expect(status).toBe(409)
    expect(body.conflicts).toEqual([
      { rowId, column: 'remark', yours: 'Late', theirs: null, version: null, changedByName: null },
    ])
  })

  test('is done once however often the same batch arrives', async () => {
    const tab = await aTab()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const edits = [added({ remark: 'Sent again because the line was cut' })]
    const answers = await Promise.all(Array.from({ length: 5 }, () => tab.edit(edits, headers)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(await tab.rows()).toHaveLength(1)
  })

  test('keeps in the audit how much was changed, and none of what cells hold', async () => {
    const tab = await aTab('EQUIPMENT')
    const row = added({ description: 'A value that nobody else should read' })
    await tab.edit([row, added({ description: 'Another' })])
    const trail = await auditOf(server, 'schedule', `EQUIPMENT/${tab.tabId}`)
    expect(trail).toMatchObject([{ action: 'schedule.edit', actor: 'owner@acme.test', after: { rowsAdded: 2 } }])
    expect(JSON.stringify(trail)).not.toContain('nobody else')
  })

  test.each([
    [{ edits: [] }, 'edits'],
    [{ edits: [{ op: 'insert', rowId: 'no id', after: null }] }, 'edits.0.rowId'],
    [{ edits: [{ op: 'set', rowId: 'x', column: '__proto__', value: '', was: null }] }, 'edits.0.column'],
    [{ edits: [{ op: 'set', rowId: 'x', column: 'remark', value: 'bell \u0007', was: null }] }, 'edits.0.value'],
  ])('refuses %j and names the field', async (body, field) => {
    const owner = await server.signIn('owner@acme.test')
    const answer = await owner.post('/api/accounts/ACME/schedules/MISCELLANEOUS/edits', body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  test('does nothing for a viewer, and 404 for a tab that is none', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    const asked = await new ScheduleClient(viewer, 'ACME', 'MISCELLANEOUS').edit([added({ remark: 'Not mine' })])
    expect([asked.status, asked.body.message]).toEqual([403, messages.readOnly])
    const owner = await server.signIn('owner@acme.test')
    expect((await new ScheduleClient(owner, 'ACME', 'MISCELLANEOUS', 4711).edit([added({})])).status).toBe(404)
  })
})

/** Batches over a handful of rows and cells, so that edits meet; what they were made from is sometimes wrong. */
const ids = Array.from({ length: 6 }, (_, index) => `0000000${index}-0000-4000-8000-000000000000`)
const rowId = fc.constantFrom(...ids)
const column = fc.constantFrom('remark', 'description')
const value = fc.constantFrom('North yard', 'South yard', null)
const anEdit: fc.Arbitrary<ScheduleEdit> = fc.oneof(
  fc.record({ op: fc.constant('set' as const), rowId, column, value, was: value }),
  fc.record({
    op: fc.constant('insert' as const),
    rowId,
    after: fc.option(rowId),
    cells: fc.dictionary(column, value, { noNullPrototype: true }),
  }),
  fc.record({ op: fc.constant('delete' as const), rowId, version: fc.integer({ min: 1, max: 3 }) }),
)

test('any sequence of batches comes to what the same sequence comes to on a plain list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anEdit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 }),
      async (batches) => {
        const tab = await aTab()
        const plain = new PlainRows()
        for (const edits of batches) {
          const { status } = await tab.edit(edits)
          expect(status).toBe(plain.apply(edits) ? 200 : 409)
        }
        expect(shown(await tab.rows(4))).toEqual(plain.rows)
        expect((await tab.page('limit=1')).body.total).toBe(plain.rows.length)
      },
    ),
    { numRuns: 60 },
  )
})
