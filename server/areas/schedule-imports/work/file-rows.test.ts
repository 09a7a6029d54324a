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
    const { rows, cells, amounts, totalsRows } = read([
      at(1, 'Drivers of 2026'),
      at(2, 'Name', 'Born'),
      at(3, ' Ada Lovelace ', '12/10/1985', 'ny', '111111111', '0197'),
      at(5, 'Total', '1'),
      at(6, null, ' ', null, null, '0198'),
    ])
    expect(totalsRows).toBe(1)
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
