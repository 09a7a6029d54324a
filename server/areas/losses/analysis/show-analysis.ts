import { baseOfLine, exposureFrequency, yearsValued } from '@portico/contract/areas/losses/exposure-frequency.ts'
import { triangleOf } from '@portico/contract/areas/losses/development/development.rules.ts'
import { latestOf, ratedOf, yearOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import { byCause, byLine, linesOf } from '@portico/contract/areas/losses/analysis/loss-breakdowns.ts'
import { valuationDays } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { shownTo } from '../losses/losses.view.ts'
import { factorsOfLine } from '../factors/selected-factors.view.ts'
import { mayManageLosses } from '../losses.access.ts'
import { type Exposure, exposuresView } from './exposures.read-model.ts'
import { type Valued, valuedTermsView } from './valued-terms.view.ts'

const mostLarge = 10

/** Five years of losses as of the latest valuation of each term, and how they developed. */
export const showAnalysis: Handler<'GET /api/accounts/{accountId}/losses/analysis'> = async (context, { query }) => {
  const { account } = context.account
  const [{ years, terms: recent }, exposures, selected] = await context.read((tx) =>
    Promise.all([
      valuedTermsView(tx, account, todayOf(context)),
      exposuresView(tx, account),
      query.line === undefined ? null : factorsOfLine(tx, account, query.line),
    ]),
  )
  const valued = recent.filter(({ term: { line } }) => query.line === undefined || line === query.line)
  const latest = valued.flatMap((each) => latestOf(each) ?? [])
  const counted = latest.flatMap((each) => each.losses).map((loss) => shownTo(context, loss))
  const { days, byClaims } = valuationDays(latest)
  return {
    status: 200,
    body: {
      lines: linesOf(recent),
      valuedFrom: days[0] ?? null,
      valuedTo: days.at(-1) ?? null,
      valuedByClaims: byClaims,
      years: years.map((year) => {
        const own = valued.filter(({ term }) => yearOf(term) === year)
        return { year, total: ratedOf(own), byLine: byLine(own) }
      }),
      total: ratedOf(valued),
      byLine: byLine(valued),
      byCause: byCause(counted),
      triangle: triangleOf(valued, years),
      selected,
      mayManage: mayManageLosses(context),
      large: counted.toSorted((one, other) => other.incurred - one.incurred).slice(0, mostLarge),
      losses: counted,
      terms: valued.map(({ term }) => term),
      exposures: byExposure(valued, exposures),
    },
  }
}

/** Claims of each line relative to its exposure base, if the account's exposure is known. */
const byExposure = (terms: readonly Valued[], exposures: readonly Exposure[]): LossAnalysis['exposures'] =>
  linesOf(terms).flatMap((line) => {
    const exposure = exposures.find(({ base }) => base === baseOfLine[line])
    const own = terms.filter(({ term }) => term.line === line)
    const years = yearsValued(own)
    const { count } = ratedOf(own)
    const frequency = exposure && exposureFrequency({ count, years }, exposure.base, exposure.amount)
    return exposure === undefined || frequency === null || frequency === undefined
      ? []
      : [{ line, ...exposure, count, years, frequency }]
  })
