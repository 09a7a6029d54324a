import fc from 'fast-check'
import { expect, test } from 'vitest'
import { policyTypeCodes } from '../policies/policy-types.ts'
import { schedulesOfLines, withSchedulesOfLines } from '../features/line-schedules.ts'
import { type ScheduleType, scheduleTypes } from './schedule-types.ts'

const someLines = fc.subarray([...policyTypeCodes])

test('general liability needs its own schedule, the locations and the named insureds', () => {
  expect(schedulesOfLines(['GENERAL_LIABILITY'])).toEqual([
    'LOCATIONS',
    'NAMED_INSUREDS',
    'GENERAL_LIABILITY',
    'ADDL_INTERESTS',
  ])
})

test('the schedules of lines have pages, each once, and more lines never need fewer', () => {
  fc.assert(
    fc.property(someLines, someLines, (some, more) => {
      const both = schedulesOfLines([...some, ...more])
      expect(both).toEqual(expect.arrayContaining(schedulesOfLines(some)))
      expect(new Set(both).size).toBe(both.length)
      expect(both.filter((type) => scheduleTypes[type as ScheduleType].slug === null)).toEqual([])
    }),
  )
})

test('adding lines keeps what is shown, and adding none changes nothing', () => {
  expect(withSchedulesOfLines(['VESSEL', 'AUTO'], [])).toEqual(['AUTO', 'VESSEL'])
  expect(withSchedulesOfLines(['VESSEL'], ['WORKERS_COMP'])).toEqual([
    'LOCATIONS',
    'NAMED_INSUREDS',
    'WORKERS_COMP',
    'VESSEL',
  ])
})
