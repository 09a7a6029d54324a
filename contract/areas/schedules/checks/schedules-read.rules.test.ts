import { expect, test } from 'vitest'
import { columnsOf } from '../columns/schedule-columns.ts'
import { allScheduleTypes, type ScheduleType } from '../schedule-types.ts'
import { crossRulesOf } from './cross-rules.ts'
import { otherSchedulesOf, type OtherSchedules, type Target } from './other-schedules.ts'
import { columnsRead, schedulesReadBy, schedulesThatRead } from './schedules-read.ts'

const schedulesOfTargets: Readonly<Record<Target, ScheduleType>> = {
  locations: 'LOCATIONS',
  entities: 'NAMED_INSUREDS',
  units: 'AUTO',
  drivers: 'DRIVERS',
  interests: 'ADDL_INTERESTS',
  items: 'EQUIPMENT',
}

/** Notes which schedules are looked up. */
function watched(seen: Set<ScheduleType>): OtherSchedules {
  const nothing = otherSchedulesOf({})
  const known = new Proxy(nothing.known, {
    get: (_, target: Target) => {
      seen.add(schedulesOfTargets[target])
      return new Map()
    },
  })
  return new Proxy(nothing, {
    get: (_, part: keyof OtherSchedules) => {
      if (part === 'placedEntities') seen.add('INSURED_LOCATIONS')
      if (part === 'assignedDrivers') seen.add('AUTO')
      return part === 'known' ? known : nothing[part]
    },
  })
}

test.each(allScheduleTypes)('%s reads the schedules that its rules look up, and no other', (type) => {
  const filled = Object.fromEntries(columnsOf(type).map(({ key }) => [key, 'Y']))
  const rows = ['Property', 'Auto', 'Equipment'].map((assetType, at) => ({
    rowId: String(at),
    cells: { ...filled, assetType },
  }))
  const seen = new Set<ScheduleType>()
  for (const rule of crossRulesOf(type)) for (const _ of rule(rows, watched(seen)));
  expect(new Set(schedulesReadBy(type))).toEqual(seen)
})

test('columns that are pointed to are columns of their schedule, and something reads them', () => {
  for (const [type, columns] of Object.entries(columnsRead) as [ScheduleType, string[]][]) {
    const keys = new Set(columnsOf(type).map(({ key }) => key))
    expect(columns.filter((column) => !keys.has(column))).toEqual([])
    expect(schedulesThatRead(type)).not.toEqual([])
  }
})

test('the columns that are read are enough: leaving out all others changes nothing', () => {
  for (const type of Object.keys(columnsRead) as ScheduleType[]) {
    const cells = Object.fromEntries(columnsOf(type).map(({ key }) => [key, `Some ${key}`]))
    const narrow = Object.fromEntries((columnsRead[type] ?? []).map((key) => [key, cells[key]!]))
    const relevant = (others: OtherSchedules) => ({
      ...others,
      known: Object.fromEntries(
        Object.entries(others.known).map(([target, references]) => [
          target,
          target === 'locations' ? references : references && [...references.keys()],
        ]),
      ),
    })
    const of = (row: Record<string, string>) => relevant(otherSchedulesOf({ [type]: [{ rowId: '1', cells: row }] }))
    expect(of(narrow)).toEqual(of(cells))
  }
})
