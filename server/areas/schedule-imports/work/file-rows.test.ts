import type { ImportChoices } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { describe, expect, test } from 'vitest'
import { linesOf } from './cell-lines.ts'
import { fileRows } from './file-rows.ts'

const drivers = { type: 'DRIVERS', columns: columnsOf('DRIVERS'), today: '2026-06-01' } as const
const matched = ['name', 'birthDate', 'state', 'licence', 'rowMark']
const columns = matched.map((column, place) => ({ place, heading: column, column }))
const choices: ImportChoices = { sheet: 0, headerRow: 2, columns, mode: 'UPDATE', keyColumns: [] }
const read = fileRows({ context: drivers, choices, wanted: ['licence', 'note'], totalled: ['licence', 'note'] })
const at = (number: number, ...cells: (string | null)[]) => ({ number, cells })

describe('rows of a file', () => {
  test('are read below the header, with the values that are wanted and the mark', () => {
    const { rows, cells, amounts, leftOut, hiddenRows } = read([
      at(1, 'Drivers of 2026'),
      at(2, 'Name', 'Born'),
      at(3, ' Ada Lovelace ', '12/10/1985', 'ny', '111111111', '0197'),
      at(5, 'Total', '1'),
      at(6, null, ' ', null, null, '0198'),
    ])
    expect(leftOut).toEqual([{ number: 5, kind: 'TOTAL', text: 'Total', cells: { name: 'Total', birthDate: '1' } }])
    expect(hiddenRows).toBe(0)
    expect(rows.map(({ findings: _findings, ...row }) => row)).toEqual([
      {
        number: 3,
        values: ['111111111', null],
        mark: '0197',
      },
    ])
    expect([...amounts]).toEqual([111_111_111, 0])
    const held = { name: 'Ada Lovelace', state: 'NY', licence: '111111111', birthDate: '1985-12-10' }
    expect(linesOf(cells).map(String)).toEqual([JSON.stringify(held)])
  })

  test('are left out where they are totals, headings or notes, unless someone wants them', () => {
    const sheet = [
      at(3, 'OHIO'),
      at(4, 'Ada Lovelace', '12/10/1985', 'OH', '1'),
      at(5, 'Subtotal Ohio', '1'),
      at(6, '* by payroll'),
    ]
    const { rows, leftOut } = read(sheet)
    expect(rows.map(({ number }) => number)).toEqual([4])
    expect(leftOut.map(({ number, kind }) => [number, kind])).toEqual([
      [3, 'SECTION'],
      [5, 'SUBTOTAL'],
      [6, 'NOTE'],
    ])
    const wanting = fileRows({ context: drivers, choices: { ...choices, keptRows: [5] }, wanted: [], totalled: [] })
    expect(wanting(sheet).rows.map(({ number }) => number)).toEqual([4, 5])
  })

  test('that are hidden are counted, and left out only where that is chosen', () => {
    const sheet = [{ ...at(3, 'Ada', '12/10/1985', 'NY', '1'), isHidden: true }, at(4, 'Grace', '12/9/1976', 'NY', '2')]
    expect(read(sheet)).toMatchObject({ hiddenRows: 1, leftOut: [], rows: [{ number: 3 }, { number: 4 }] })
    const leaving = fileRows({
      context: drivers,
      choices: { ...choices, hiddenRows: 'LEAVE_OUT' },
      wanted: [],
      totalled: [],
    })
    expect(leaving(sheet)).toMatchObject({
      hiddenRows: 1,
      leftOut: [{ number: 3, kind: 'HIDDEN' }],
      rows: [{ number: 4 }],
    })
  })

  test('take the heading above them in the column that a person chose, where they have no value', () => {
    const chosen = { ...choices, columns: columns.filter(({ column }) => column !== 'state'), sectionColumn: 'state' }
    const carrying = fileRows({
      context: drivers,
      choices: chosen,
      wanted: ['state'],
      totalled: [],
      sections: [
        { number: 4, text: 'OHIO' },
        { number: 6, text: 'New Jersey' },
      ],
    })
    const { rows } = carrying([3, 5, 7].map((number) => at(number, 'Ada', '12/10/1985', null, '1')))
    expect(rows.map(({ values }) => values[0])).toEqual([null, 'OH', 'NJ'])
  })

  test('fill several columns from one, where their make and model stand together', () => {
    const parts = ['make', 'model'] as const
    const auto = { type: 'AUTO', columns: columnsOf('AUTO'), today: '2026-06-01' } as const
    const fleet = [{ place: 0, heading: 'Make/Model', column: 'make', parts: [...parts] }]
    const reading = { context: auto, choices: { ...choices, columns: fleet }, wanted: parts, totalled: [] }
    const { rows } = fileRows(reading)([at(3, 'Ford F-150'), at(4, 'Kenworth')])
    expect(rows.map(({ values }) => values)).toEqual([
      ['Ford', 'F-150'],
      ['Kenworth', null],
    ])
  })

  test('are judged by themselves', () => {
    const { rows, cells } = read([at(3, 'Ada Lovelace', 'soon', 'XX', '111111111')])
    expect(rows[0]!.findings.map(({ column, severity }) => [column, severity])).toEqual(
      expect.arrayContaining([
        ['birthDate', 'ERROR'],
        ['state', 'ERROR'],
      ]),
    )
    expect(JSON.parse(cells.toString())).toMatchObject({ birthDate: 'soon', state: 'XX' })
  })
})
