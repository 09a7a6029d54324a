import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMissing, modOf } from './mod.rules.ts'
import { openClaims } from './open-claims.rules.ts'
import { sampleClaim, samplePlan, sampleSheet } from './test/sample-sheet.ts'

test('gives the mod with and without each open claim, by the formula of the mod itself', () => {
  const claims = fc.array(fc.record({ incurred: fc.nat(400_000), isOpen: fc.boolean() }), { maxLength: 6 })
  fc.assert(
    fc.property(claims, (drawn) => {
      const lines = drawn.map(({ incurred, isOpen }, at) => ({ ...sampleClaim(`C${at}`, incurred), isOpen }))
      const sheet = sampleSheet({ claims: lines })
      const open = openClaims(sheet, samplePlan())
      expect(open).toHaveLength(lines.filter(({ isOpen }) => isOpen).length)
      for (const { line, mod, without, effect } of open) {
        const others = modOf(sampleSheet({ claims: lines.filter((each) => each !== line) }), samplePlan())
        expect(isMissing(others)).toBe(false)
        expect(without).toBe((others as { readonly mod: number }).mod)
        expect(without).toBeLessThanOrEqual(mod)
        expect(effect).toBeCloseTo(mod - without, 6)
      }
    }),
  )
})
