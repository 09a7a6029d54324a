import { describe, expect, test } from 'vitest'
import { columnsOf } from '../columns/schedule-columns.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { checkRows } from './check-schedule.ts'

describe('class codes', () => {
  const table = (kind: 'GL' | 'WC', ...codes: string[]) => ({
    kind,
    owner: 'NCCI',
    edition: '2026',
    state: null,
    codes: new Set(codes),
  })
  const findingsOf = (type: ScheduleType, cells: Record<string, string>, ...classTables: ReturnType<typeof table>[]) =>
    checkRows([{ rowId: 'one', cells }], { type, columns: columnsOf(type), today: '2026-06-01', classTables })
      .filter(({ message }) => message.includes('table'))
      .map(({ column, severity, message }) => [column, severity, message])

  test('that are in no table are outliers; known ones, and classes with a suffix, are not', () => {
    const known = table('WC', '5403')
    expect(findingsOf('WORKERS_COMP', { classCode: '9999', state: 'IL' }, known)).toEqual([
      ['classCode', 'OUTLIER', 'is not in the table (NCCI 2026)'],
    ])
    expect(findingsOf('WORKERS_COMP', { classCode: '5403', state: 'IL' }, known)).toEqual([])
    expect(findingsOf('WORKERS_COMP', { classCode: '5403U', state: 'IL' }, known)).toEqual([])
  })

  test('of both kinds are looked up in their own tables, and those of vehicles in none', () => {
    const both = [table('WC', '5403'), table('GL', '91342')]
    const cells = { wcClass: '9134', glClass: '54030' }
    expect(findingsOf('WORK_COMP_PLUS_GL', cells, ...both).map(([column]) => column)).toEqual(['wcClass', 'glClass'])
    expect(findingsOf('AUTO', { classCode: '50499' }, ...both)).toEqual([])
  })

  test('of a tab are read by the tables of the owner that it names', () => {
    const found = (classOwners: Record<string, string>) =>
      checkRows([{ rowId: 'one', cells: { classCode: '9079', state: 'CA' } }], {
        type: 'WORKERS_COMP',
        columns: columnsOf('WORKERS_COMP'),
        today: '2026-06-01',
        classTables: [table('WC', '5403'), { ...table('WC', '9079'), owner: 'WCIRB' }],
        classOwners,
      })
        .filter(({ column }) => column === 'classCode')
        .map(({ message }) => message)
    expect(found({})).toEqual([])
    expect(found({ GL: 'NCCI' })).toEqual([])
    expect(found({ WC: 'NCCI' })).toEqual(['is not in the table (NCCI 2026)'])
  })

  test('are left alone where no table is in force', () => {
    expect(findingsOf('WORKERS_COMP', { classCode: '9999' })).toEqual([])
  })
})
