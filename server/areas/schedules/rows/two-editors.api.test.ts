import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ScheduleEdit, ScheduleRow } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { added, ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()

interface Saved {
  readonly was: string | null
  readonly value: string
}

/** The values of a cell from the first to the one that stands, if each was made from the one before it. */
function chainOf(saved: readonly Saved[]): (string | null)[] {
  const next = new Map(saved.map(({ was, value }) => [was, value]))
  const chain: (string | null)[] = [null]
  for (let value = next.get(null); value !== undefined; value = next.get(value)) chain.push(value)
  return chain
}

/** A new tab of ACME as two of its people edit it. */
async function editorsOf(scheduleType: ScheduleType, usernames: readonly string[]): Promise<ScheduleClient[]> {
  const people = await Promise.all(usernames.map((username) => server.signIn(username)))
  const tabName = crypto.randomUUID().slice(0, 20)
  const { body } = await people[0]!.post('/api/accounts/ACME/schedules/tabs', { scheduleType, tabName })
  return people.map((client) => new ScheduleClient(client, 'ACME', scheduleType, body.scheduleTabId))
}

test('of two editors at once neither loses a cell without being told', async () => {
  const editors = await editorsOf('MISCELLANEOUS', ['owner@acme.test', 'manager@harbor.test'])
  const rows = Array.from({ length: 4 }, () => added({}))
  await editors[0]!.edit(rows)
  const saved = new Map(rows.map(({ rowId }) => [rowId, [] as Saved[]]))
  const refused: number[] = []

  /** Edits two cells at a time from what was read last, and reads anew where that was refused. */
  const work = async (editor: ScheduleClient, name: string) => {
    let seen: ScheduleRow[] = await editor.rows()
    for (let round = 0; round < 30; round += 1) {
      const picked = [seen[round % 4]!, seen[(round + 1) % 4]!]
      const edits = picked.map(({ rowId, cells }) => {
        const was = cells.remark ?? null
        return { op: 'set', rowId, column: 'remark', value: `${name} ${round}`, was } satisfies ScheduleEdit
      })
      const { status, body } = await editor.edit(edits)
      if (status === 200) {
        for (const { rowId, value, was } of edits) saved.get(rowId)!.push({ was, value })
        seen = seen.map((row) => body.rows.find(({ rowId }: ScheduleRow) => rowId === row.rowId) ?? row)
      } else {
        refused.push(status)
        seen = await editor.rows()
      }
    }
  }
  await Promise.all([work(editors[0]!, 'Elena'), work(editors[1]!, 'Marcus')])

  expect(new Set(refused)).toEqual(new Set([409]))
  for (const { rowId, cells } of await editors[0]!.rows()) {
    const history = chainOf(saved.get(rowId)!)
    expect(history).toHaveLength(saved.get(rowId)!.length + 1)
    expect(cells.remark).toBe(history.at(-1))
  }
})

test('rows inserted at the same place by two at once all stand there', async () => {
  const editors = await editorsOf('FINE_ARTS', ['owner@acme.test', 'advisor@harbor.test'])
  const top = added({ title: 'The first' })
  await editors[0]!.edit([top, added({ title: 'The last' }, top.rowId)])
  const inserted = Array.from({ length: 20 }, (_, index) => ({ ...added({ title: `Between ${index}` }, top.rowId) }))
  const answers = await Promise.all(inserted.map((edit, index) => editors[index % 2]!.edit([edit])))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const titles = (await editors[0]!.rows()).map(({ cells }) => cells.title)
  expect([titles[0], titles.at(-1), titles.length]).toEqual(['The first', 'The last', 22])
  expect(new Set(titles).size).toBe(22)
})
