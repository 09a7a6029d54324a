import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { lossFiguresView } from '../../losses/losses.door.ts'
import type { SourceValue } from '../answers/filled-form.ts'
import { dollars } from './dollars.ts'
import type { FactSource } from './fact-sources.ts'

/**
 * What the loss runs of an account say of five years. That there were no losses is said only where every term has its
 * loss run; that there were some, as soon as one says so.
 */
export const lossSource: FactSource = async (tx, account) => {
  const figures = await lossFiguresView(tx, account)
  if (figures === undefined) return new Map()
  const { count, open, incurred, largest, valuedOn, isWhole, at, by } = figures
  const detail = `Loss runs valued ${inMonthFirst(valuedOn)}`
  const said = (value: string): SourceValue => ({
    value,
    provenance: { source: 'ACCOUNT', by, at: at.toISOString(), detail },
  })
  return new Map([
    ...(count > 0 || isWhole ? [['lossFree', said(count === 0 ? 'Y' : 'N')] as const] : []),
    ['lossRunsDate', said(valuedOn)],
    ['lossesTotal', said(String(count))],
    ['lossesOpen', said(String(open))],
    ['lossesIncurred', said(dollars(incurred))],
    ['lossLargest', said(dollars(largest))],
  ])
}
