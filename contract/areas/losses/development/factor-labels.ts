import type { LossAnalysis } from '../loss.shapes.ts'

type Triangle = LossAnalysis['triangle']

/** Ages, such as "21 to 22 months". */
export const columnName = ({ from, to }: Triangle['columns'][number]): string =>
  from === to ? `${from} months` : `${from} to ${to} months`

/** The factor calculated from the line's own losses. */
export function calculatedFactor({ columns, factors }: Triangle, at: number): string {
  const { to, factor, years } = factors[at]!
  if (to === null || factor === null)
    return at === columns.length - 1 ? 'To ultimate (tail). Blank: 1.000' : 'No comparable year'
  return `To ${columnName(columns[to]!)}. Blank: ${factor.toFixed(3)}, from ${years === 1 ? '1 year' : `${years} years`}`
}

/** The source of a line's factors; those of all lines, whose code is empty, are calculated. */
export function basisOfFactors(
  line: string,
  selected: LossAnalysis['selected'],
  dayOf: (time: string) => string,
): string {
  if (selected === null)
    return line === ''
      ? 'Calculated factors. Lines develop at different speeds: choose a line to select its factors.'
      : 'Calculated factors. No factors have been selected for this line.'
  const { basis, trend, savedBy, savedAt } = selected
  const by = [savedBy, dayOf(savedAt)].filter((part) => part !== null).join(', ')
  return `Selected factors (${by})${trend === 0 ? '' : `, trend ${trend}% per year`}: ${basis}`
}
