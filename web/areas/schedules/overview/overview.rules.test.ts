import { allScheduleTypes, defaultScheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab, type ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { overviewOf, shownTypes } from './overview.rules.ts'

const summary = (of: Partial<ScheduleSummary>): ScheduleSummary => ({
  scheduleType: 'AUTO',
  tabId: noTab,
  tabName: null,
  rows: 0,
  errors: 0,
  hardErrors: 0,
  outliers: 0,
  limitsToReview: 0,
  changedAt: null,
  changedByName: null,
  ...of,
})

test('schedules that every account keeps come first, and those that are hidden not at all', () => {
  const shown = shownTypes(allScheduleTypes)
  expect(shown.slice(0, defaultScheduleTypes.length)).toEqual(defaultScheduleTypes)
  expect(shown).not.toContain('CERTIFICATE_OF_INSURANCE')
  expect(shown).not.toContain('CYBER')
  expect(shownTypes(['VESSEL', 'AUTO'])).toEqual(['AUTO', 'VESSEL'])
})

test('the tabs of a schedule are counted together; the last change of all is told', () => {
  const [auto, drivers] = overviewOf(
    ['AUTO', 'DRIVERS'],
    [
      summary({ rows: 3, errors: 1, hardErrors: 1, changedAt: '2026-03-02T10:00:00.000Z', changedByName: 'Ann' }),
      summary({ tabId: 1, tabName: 'East', rows: 4, outliers: 2, changedAt: '2026-03-01T10:00:00.000Z' }),
    ],
    '',
  )
  expect(auto).toMatchObject({ rows: 7, errors: 2, outliers: 2, tabs: 1, changedByName: 'Ann' })
  expect(drivers).toMatchObject({ rows: 0, changedAt: null })
})

test('a search keeps the schedules whose name holds it', () => {
  expect(overviewOf(['AUTO', 'DRIVERS'], [], ' driv').map(({ type }) => type)).toEqual(['DRIVERS'])
})
