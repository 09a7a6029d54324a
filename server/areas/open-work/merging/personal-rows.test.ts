import { expect, test } from 'vitest'
import { declaredAreas } from '../../../app/areas.ts'
import { personalRows } from './personal-rows.ts'

/** The condition of rows, in SQL. */
const sqlOf = (rows: { toOperationNode(): unknown } | undefined): string => JSON.stringify(rows?.toOperationNode())

const departure = { account: '', people: [], successor: '', at: new Date(0) }

test('work that someone else gets when its owner leaves follows its owner to another login, by the same condition', async () => {
  const handedOver = (await declaredAreas())
    .flatMap(({ departing = [] }) => departing)
    .filter(({ become }) => become === 'SUCCESSOR' || become === 'NOBODY')
  expect(handedOver.map(({ table }) => table).toSorted()).toEqual([
    'conversations',
    'renewal_sections',
    'subjectivities',
    'tasks',
  ])
  for (const { table, person, rows } of handedOver) {
    const personal = personalRows.find((each) => each.table === table && each.person === person)
    expect([table, sqlOf(personal?.rows)]).toEqual([table, sqlOf(rows?.(departure))])
  }
})
