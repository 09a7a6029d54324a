import { lossFactsOf } from '@portico/contract/areas/applications/lists/listed-items.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { lossFiguresView } from '../../losses/losses.public.ts'
import type { SourceValue } from '../answers/filled-form.ts'
import { dollars } from '@portico/contract/areas/applications/lists/dollars.ts'
import type { FactSource } from './fact-sources.ts'
import { listSource } from './lists/list-source.ts'

/**
 * Five years of losses from the account's loss runs. "No losses" requires a loss run for every term; one loss run with
 * losses is enough for "losses".
 */
export const lossSource: FactSource = async (tx, account) => {
  const figures = await lossFiguresView(tx, account)
  if (figures === undefined) return new Map()
  const { count, open, incurred, largest, valuedOn, isWhole, at, by, losses } = figures
  const detail = `Loss runs valued ${inMonthFirst(valuedOn)}`
  const said = (value: string): SourceValue => ({
    value,
    provenance: { source: 'ACCOUNT', by, at: at.toISOString(), detail },
  })
  const origin = { of: detail, many: losses.length, source: 'ACCOUNT', by, at: at.toISOString() } as const
  return new Map([
    ...listSource(
      'losses',
      losses.map((loss) => ({ id: loss.id, facts: lossFactsOf(loss) })),
      origin,
    ),
    ...(count > 0 || isWhole ? [['lossFree', said(count === 0 ? 'Y' : 'N')] as const] : []),
    ['lossRunsDate', said(valuedOn)],
    ['lossesTotal', said(String(count))],
    ['lossesOpen', said(String(open))],
    ['lossesIncurred', said(dollars(incurred))],
    ['lossLargest', said(dollars(largest))],
  ])
}
