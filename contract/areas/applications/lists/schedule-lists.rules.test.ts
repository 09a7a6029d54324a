import { describe, expect, it } from 'vitest'
import { factNamed } from '../../forms/facts/fact-catalog.ts'
import { policyTypeCodes } from '../../policies/policy-types.ts'
import { columnsOf } from '../../schedules/columns/schedule-columns.ts'
import { linesOfCover } from '../../forms/facts/fact-choices.ts'
import { lineOfCover } from './lines-of-cover.ts'
import { buildingFacts, buildingOf, scheduleLists } from './schedule-lists.ts'

describe('the lists that schedules fill', () => {
  it('hold facts of their own group, from columns that the schedule has', () => {
    for (const { group, type, facts } of scheduleLists) {
      const keys = Object.keys(facts({}))
      expect(keys.filter((key) => factNamed(key)?.group !== group)).toEqual([])
      const columns = new Set(columnsOf(type).map(({ key }) => key))
      const asked: string[] = []
      facts(new Proxy({}, { get: (_, column) => void asked.push(String(column)) }))
      expect(asked.filter((column) => !columns.has(column))).toEqual([])
    }
    expect(Object.keys(buildingFacts({})).filter((key) => factNamed(key)?.group !== 'locations')).toEqual([])
  })

  it('put every choice of a column in the words of the form', () => {
    const filled = scheduleLists.flatMap(({ type, facts }) =>
      columnsOf(type).flatMap(({ key, kind, choices }) =>
        kind === 'choice' ? choices.flatMap((choice) => Object.entries(facts({ [key]: choice }))) : [],
      ),
    )
    const chosen = filled.filter(([key, value]) => value !== undefined && factNamed(key)?.kind === 'choice')
    expect(chosen.length).toBeGreaterThan(20)
    expect(
      chosen.filter(([key, value]) => typeof value !== 'string' || !factNamed(key)?.choices.includes(value)),
    ).toEqual([])
  })

  it('take an amount for an amount, and a word for nothing', () => {
    const payroll = scheduleLists.find(({ type }) => type === 'WORKERS_COMP')!.facts
    expect(payroll({ payroll: '120000.50', fullTime: '3' })).toMatchObject({
      payrollAmount: '120000.50',
      payrollFull: '3',
    })
    expect(payroll({ payroll: 'If Any' })).toMatchObject({ payrollAmount: undefined })
  })

  it('know a building by location and number, where one without a number is the first', () => {
    expect(buildingOf({ location: '2' })).toBe(buildingOf({ location: '2', building: '1' }))
    expect(buildingFacts({ construction: '4 masonry NC', roofUpgrade: '2019-05-01' })).toMatchObject({
      locationConstruction: 'Masonry non-combustible',
      locationRoofYear: '2019',
    })
  })
})

it('every policy type has a line in which forms list it', () => {
  const lines = new Set<string>(linesOfCover)
  expect(policyTypeCodes.filter((code) => !lines.has(lineOfCover(code)))).toEqual([])
  expect([lineOfCover('AUTO'), lineOfCover('FARM')]).toEqual(['Business auto', 'Other'])
})
