import fc from 'fast-check'
import { expect, test } from 'vitest'
import { againstTargets } from './completeness-targets.ts'

const targets = [
  { line: 'PROPERTY', percent: 90, daysBefore: 45 },
  { line: 'PACKAGE', percent: 80, daysBefore: 60 },
  { line: 'AUTO', percent: 95, daysBefore: 30 },
]
const property = { type: 'PROPERTY_COVERAGES', name: 'Property', percent: 72, hasRows: true } as const
const against = (lines: string[], part: Partial<Parameters<typeof againstTargets>[2]> = {}) => {
  const { ready, open } = againstTargets(targets, { lines, effectiveOn: '2027-03-01' }, { ...property, ...part })
  return [ready, open]
}

test('a schedule is measured against the highest and the earliest target of its lines', () => {
  expect(against(['PROPERTY'])).toEqual([80, 'Property: 72% complete, target 90% by 01/15/2027'])
  expect(against(['PROPERTY', 'PACKAGE'])).toEqual([80, 'Property: 72% complete, target 90% by 12/31/2026'])
  expect(against(['AUTO', 'PROPERTY'], { percent: 90 })).toEqual([100, null])
})

test('without a target of its lines it is as ready as it is complete', () => {
  expect(against(['CYBER'])).toEqual([72, null])
  expect(against(['AUTO', 'PACKAGE'], { type: 'VESSEL' })).toEqual([72, null])
})

test('without rows there is something to enter, target or none', () => {
  const blank = { percent: 0, hasRows: false }
  expect([against(['PROPERTY'], blank), against([], blank)]).toEqual([
    [0, 'Property: nothing entered yet'],
    [0, 'Property: nothing entered yet'],
  ])
})

test('it is ready exactly from its target on, and never less ready than complete', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 100 }), (percent, wanted) => {
      const target = { line: 'PROPERTY', percent: wanted, daysBefore: 0 }
      const { ready } = againstTargets(
        [target],
        { lines: ['PROPERTY'], effectiveOn: '2027-03-01' },
        { ...property, percent },
      )
      expect(ready >= percent && ready <= 100).toBe(true)
      expect(ready === 100).toBe(percent >= wanted)
    }),
  )
})
