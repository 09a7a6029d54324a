import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { allScheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { describe, expect, test } from 'vitest'
import { lettersOnTwoLines } from '../../../kit/data/two-lines.ts'
import { defaultCells, gridColumns } from './grid-columns.ts'

const driver = (key: string) => gridColumns('DRIVERS', columnsOf('DRIVERS')).find((column) => column.key === key)!

describe('columns of a schedule in the grid', () => {
  test.each(allScheduleTypes)('of %s are all there, in their order', (type) => {
    expect(gridColumns(type, columnsOf(type)).map(({ key }) => key)).toEqual(columnsOf(type).map(({ key }) => key))
  })

  test('read what is typed and show what is kept by the rules of the contract', () => {
    const value = gridColumns('PROPERTY_COVERAGES', columnsOf('PROPERTY_COVERAGES')).find(
      ({ kind }) => kind === 'money',
    )!
    expect([value.read?.('$1,250,000'), value.display?.('1250000')]).toEqual(['1250000', '$1,250,000'])
    expect(value.read?.('about a million')).toBe('about a million')
  })

  test('show personal values by their last four characters, and conceal them while they are edited', () => {
    const masked = columnsOf('DRIVERS').find((column) => column.masked)!
    expect(driver(masked.key)).toMatchObject({ concealed: true })
    expect(driver(masked.key).display?.('D1234567')).toBe('•••• 4567')
    // Whoever may edit sees a date of birth; a viewer is given its year alone, which stands as it came.
    expect(driver('birthDate').concealed).toBeUndefined()
    expect(['1984-02-29', '••/••/1984'].map((value) => driver('birthDate').display?.(value))).toEqual([
      '02/29/1984',
      '••/••/1984',
    ])
  })

  test('offer the choices of their list, and say which words may stand for an amount', () => {
    const all = allScheduleTypes.flatMap((type) => columnsOf(type))
    const choice = all.find(({ kind }) => kind === 'choice')!
    expect(gridColumns('EQUIPMENT', [choice])[0]?.choices?.map(({ value }) => value)).toEqual(choice.choices)
    const limit = all.find(({ words }) => words.includes('Blanket'))!
    expect(gridColumns('EQUIPMENT', [limit])[0]?.help).toContain('Included, Blanket')
  })

  test.each(allScheduleTypes)('of %s have the width of their headings on two lines', (type) => {
    for (const { heading, width } of gridColumns(type, columnsOf(type))) {
      expect(width).toBeGreaterThanOrEqual(lettersOnTwoLines(heading) * 8)
      expect(width).toBeLessThanOrEqual(260)
    }
  })

  test('give a new row its defaults', () => {
    expect(defaultCells(columnsOf('AUTO'))).toMatchObject({ rowStatus: 'ACTIVE' })
  })
})

test('class codes are looked up in the tables of their kind, those of vehicles in none', () => {
  const lookedUp = (type: ScheduleType) =>
    gridColumns(type, columnsOf(type))
      .filter(({ lookup }) => lookup !== undefined)
      .map(({ key }) => key)
  expect(lookedUp('GENERAL_LIABILITY')).toEqual(['classCode'])
  expect(lookedUp('AUTO')).toEqual([])
})
