import { difference, moneyOf } from './exact.rules.ts'
import { isMissing, modOf, type Rated } from './mod.rules.ts'
import type { RatingPlan } from './plan.shapes.ts'
import type { ClaimLine } from './worksheet.shapes.ts'

/** An open claim, and the modification with and without it. */
export interface OpenClaim {
  readonly line: ClaimLine
  readonly mod: number
  readonly without: number
  readonly effect: number
}

/** Each open claim of a worksheet with the modification as is and without that claim. */
export function openClaims(sheet: Rated, plan: RatingPlan | null): OpenClaim[] {
  const now = modOf(sheet, plan)
  if (isMissing(now)) return []
  return sheet.claims
    .flatMap((line, at) => {
      if (!line.isOpen) return []
      const other = modOf({ ...sheet, claims: sheet.claims.filter((_, place) => place !== at) }, plan)
      return isMissing(other)
        ? []
        : [{ line, mod: now.mod, without: other.mod, effect: difference(now.mod, other.mod) }]
    })
    .toSorted((one, next) => next.effect - one.effect)
}

/** The same as labels and values, for a list. */
export const openClaimFacts = (sheet: Rated, plan: RatingPlan | null) =>
  openClaims(sheet, plan).map(({ line, mod, without }) => ({
    key: `${line.policyFrom} ${line.number}`,
    label: `Open claim ${line.number}, ${moneyOf(line.incurred)}`,
    value: `Mod ${mod.toFixed(2)}, without this claim ${without.toFixed(2)}`,
  }))
