import { addMonths } from '../../kit/zone.rules.ts'
import { comingYear, experiencePeriod, isWithin } from './experience-period.ts'
import { inMonthFirst } from '../schedules/values/dates.ts'
import { experienceMessages } from './experience.messages.ts'
import { nothingPrinted } from './mod-basis.ts'
import { isMissing, type Missing, type Mod, modOf } from './mod.rules.ts'
import type { RatingPlan } from './plan.shapes.ts'
import type { ClaimLine, RatedWorksheet } from './worksheet.shapes.ts'

/** The modification of the rating date after, as far as it can be seen today. */
export interface Projection {
  readonly ratingOn: string
  readonly mod: Mod
  /** The values used: those of this year where those of the next are not loaded; null for printed values alone. */
  readonly plan: RatingPlan | null
}

/** Claims of the policy year that is new in the next modification: from its loss runs, else from the worksheet. */
export const comingClaimsOf = ({ worksheet, comingLosses }: RatedWorksheet): readonly ClaimLine[] =>
  comingLosses?.claims ?? worksheet.comingClaims

/**
 * The next modification: the oldest policy year leaves and the coming one enters, with claims as they are valued now.
 */
export function projectedMod(rated: RatedWorksheet): Projection | Missing {
  const { worksheet, ...plans } = rated
  const ratingOn = addMonths(worksheet.ratingOn, 12)
  const period = experiencePeriod(ratingOn)
  const plan = plans.nextPlan ?? plans.plan
  if (worksheet.comingClasses.length === 0)
    return { missing: [experienceMessages.noComing(inMonthFirst(comingYear(worksheet.ratingOn).from))] }
  const sheet = {
    ...worksheet,
    // Factors printed for this rating date do not apply to the next.
    ...(plans.nextPlan !== null && nothingPrinted),
    ratingOn,
    classes: [...worksheet.classes, ...worksheet.comingClasses]
      .filter(({ policyFrom }) => isWithin(policyFrom, period))
      // Rates printed for this rating date do not hold for the next.
      .map((line) => (plans.nextPlan === null ? line : { ...line, elr: null, dRatio: null })),
    claims: [...worksheet.claims, ...comingClaimsOf(rated)]
      .filter(({ policyFrom }) => isWithin(policyFrom, period))
      .map((line) => ({ ...line, incurred: line.currentIncurred ?? line.incurred })),
  }
  const mod = modOf(sheet, plan)
  return isMissing(mod) ? mod : { ratingOn, mod, plan }
}
