import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTowers, towerOf } from './tower.rules.ts'

const million = 100_000_000

const layers = fc.array(
  fc.record({ attachment: fc.integer({ min: 0, max: 20 }), limit: fc.integer({ min: 1, max: 10 }) }),
  { maxLength: 8 },
)

test('layers stand lowest first, and none is lost', () => {
  fc.assert(
    fc.property(layers, (given) => {
      const shown = towerOf(given).flatMap((level) => (level.kind === 'layer' ? [level.layer] : []))
      expect(shown).toHaveLength(given.length)
      expect(new Set(shown)).toEqual(new Set(given))
      for (const [at, { attachment }] of shown.entries())
        expect(attachment).toBeGreaterThanOrEqual(shown[at - 1]?.attachment ?? 0)
    }),
  )
})

test('there is a gap exactly where nobody pays beneath a layer', () => {
  fc.assert(
    fc.property(layers, (given) => {
      const gaps = towerOf(given).filter(({ kind }) => kind === 'gap')
      const highest = Math.max(0, ...given.map(({ attachment, limit }) => attachment + limit))
      for (let unit = 0; unit < highest; unit += 1) {
        const isPaid = given.some(({ attachment, limit }) => attachment <= unit && unit < attachment + limit)
        expect(gaps.filter(({ from, to }) => from <= unit && unit < to)).toHaveLength(isPaid ? 0 : 1)
      }
    }),
  )
})

test('a layer overlaps by what layers beneath it pay already', () => {
  fc.assert(
    fc.property(layers, (given) => {
      let top = 0
      for (const level of towerOf(given)) {
        if (level.kind === 'gap') continue
        expect(level.overlap).toBe(Math.max(0, Math.min(top, level.to) - level.from))
        top = Math.max(top, level.to)
      }
    }),
  )
})

test('an umbrella stands over each line that it names, and leaves a gap over the one whose limit is short', () => {
  const primary = (policyType: string, limit: number) => ({
    policyType,
    layer: { kind: 'PRIMARY' as const, attachment: 0, limit, over: [] },
  })
  const umbrella = {
    policyType: 'UMBRELLA',
    layer: {
      kind: 'EXCESS' as const,
      attachment: million,
      limit: 5 * million,
      over: ['GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP'],
    },
  }
  const towers = lineTowers([
    primary('GENERAL_LIABILITY', million),
    umbrella,
    primary('AUTO', 0.75 * million),
    { policyType: 'PROPERTY', layer: null },
  ])
  const shape = towers.map(({ line, levels }) => [line, levels.map(({ kind, from, to }) => [kind, from, to])])
  expect(shape).toEqual([
    [
      'AUTO',
      [
        ['layer', 0, 0.75 * million],
        ['gap', 0.75 * million, million],
        ['layer', million, 6 * million],
      ],
    ],
    [
      'GENERAL_LIABILITY',
      [
        ['layer', 0, million],
        ['layer', million, 6 * million],
      ],
    ],
    [
      'WORKERS_COMP',
      [
        ['gap', 0, million],
        ['layer', million, 6 * million],
      ],
    ],
  ])
})
