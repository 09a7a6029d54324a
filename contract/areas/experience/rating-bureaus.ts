import { stateNameOf } from '../schedules/values/us-states.ts'
import { experienceMessages } from './experience.messages.ts'
import type { PlanValues } from './plan.shapes.ts'

export type RatingFormula = PlanValues['formula']

/** The bureau and the formula of a state's ratings; the reason if no mod is calculated for it. */
export type StateRating =
  | { readonly bureau: string; readonly formula: RatingFormula }
  | { readonly bureau: string; readonly refused: string }

/** States where NCCI, or a bureau that adopted its Experience Rating Plan Manual, rates employers. */
const ncciStates =
  'AL AK AZ AR CO CT DC FL GA HI ID IL IA KS KY LA ME MD MS MO MT NE NV NH NM OK OR RI SC SD TN TX UT VT VA WV'
const adoptedStates: Readonly<Record<string, string>> = {
  IN: 'Indiana Compensation Rating Bureau',
  NC: 'North Carolina Rate Bureau',
}

/** Bureaus whose experience rating plan has its own formula or values. */
const ownPlans: Readonly<Record<string, string>> = {
  DE: 'Delaware Compensation Rating Bureau',
  MA: 'Workers’ Compensation Rating and Inspection Bureau of Massachusetts',
  MI: 'Compensation Advisory Organization of Michigan',
  MN: 'Minnesota Workers’ Compensation Insurers Association',
  NJ: 'New Jersey Compensation Rating and Inspection Bureau',
  NY: 'New York Compensation Insurance Rating Board',
  PA: 'Pennsylvania Compensation Rating Bureau',
  WI: 'Wisconsin Compensation Rating Bureau',
}

/** States and territories where private carriers may not write workers' compensation. */
const stateFunds: readonly string[] = ['ND', 'OH', 'PR', 'VI', 'WA', 'WY']

const bureaus: ReadonlyMap<string, StateRating> = new Map<string, StateRating>([
  ...ncciStates.split(' ').map((state) => [state, { bureau: 'NCCI', formula: 'NCCI' }] as const),
  ...Object.entries(adoptedStates).map(([state, bureau]) => [state, { bureau, formula: 'NCCI' }] as const),
  ['CA', { bureau: 'WCIRB California', formula: 'CALIFORNIA' }],
  ...Object.entries(ownPlans).map(
    ([state, bureau]) => [state, { bureau, refused: experienceMessages.ownPlan(stateNameOf(state), bureau) }] as const,
  ),
  ...stateFunds.map(
    (state) => [state, { bureau: 'State fund', refused: experienceMessages.stateFund(stateNameOf(state)) }] as const,
  ),
])

/** How a state rates employers, by its postal code. */
export const ratingOf = (state: string): StateRating =>
  bureaus.get(state) ?? { bureau: 'None on file', refused: experienceMessages.noBureau(stateNameOf(state)) }

/** Why rating values cannot be used for a state; undefined if they can. */
export function planError(state: string, { formula }: Pick<PlanValues, 'formula'>): string | undefined {
  const rating = ratingOf(state)
  if ('refused' in rating) return rating.refused
  return rating.formula === formula ? undefined : experienceMessages.wrongFormula(stateNameOf(state), rating.bureau)
}
