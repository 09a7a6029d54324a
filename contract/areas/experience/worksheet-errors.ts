import { inMonthFirst } from '../schedules/values/dates.ts'
import { moneyOf } from './exact.rules.ts'
import { comingYear, experiencePeriod, isWithin, type Span } from './experience-period.ts'
import { experienceMessages } from './experience.messages.ts'
import { planName } from './mod.rules.ts'
import type { RatingPlan } from './plan.shapes.ts'
import type { WorksheetContent } from './worksheet.shapes.ts'

type Lines = readonly { readonly policyFrom: string }[]

/** What must be fixed before a worksheet is saved, by field path. */
export function worksheetErrors(
  content: Pick<WorksheetContent, 'split' | 'classes' | 'claims' | 'comingClasses' | 'comingClaims'>,
  ratingOn: string,
  plan: Pick<RatingPlan, 'owner' | 'edition' | 'values'> | null,
): Record<string, string> {
  const [period, coming] = [experiencePeriod(ratingOn), comingYear(ratingOn)]
  return {
    ...splitError(content.split, plan),
    ...daysOutside('classes', content.classes, period),
    ...daysOutside('claims', content.claims, period),
    ...daysOutside('comingClasses', content.comingClasses, coming),
    ...daysOutside('comingClaims', content.comingClaims, coming),
  }
}

function splitError(
  split: number | null,
  plan: Pick<RatingPlan, 'owner' | 'edition' | 'values'> | null,
): Record<string, string> {
  // Sample values are no authority to reject a printed worksheet.
  if (split === null || plan === null || plan.owner === 'SAMPLE') return {}
  if (plan.values.formula !== 'NCCI' || plan.values.split === split) return {}
  return { split: experienceMessages.wrongSplit(moneyOf(split), moneyOf(plan.values.split), planName(plan)) }
}

function daysOutside(list: string, lines: Lines, span: Span): Record<string, string> {
  const message = experienceMessages.outsidePeriod(inMonthFirst(span.from), inMonthFirst(span.until))
  return Object.fromEntries(
    lines.flatMap(({ policyFrom }, at) =>
      isWithin(policyFrom, span) ? [] : [[`${list}.${at}.policyFrom`, message] as const],
    ),
  )
}
