import { lossStatusNames } from './loss-names.ts'
import { lossCauses } from './loss-causes.ts'
import type { Loss } from './loss.shapes.ts'
import { policyTypeName } from '../policies/policy-types.ts'
import { csvFileOf } from '../../kit/csv.ts'
import { americanDay } from '../../kit/zone.rules.ts'

const columns: readonly (readonly [string, (loss: Loss) => string | number | null])[] = [
  ['Year', ({ year }) => year],
  ['Line', ({ line }) => policyTypeName(line)],
  ['Claim Number', ({ claimNumber }) => claimNumber],
  ['Date of Loss', ({ lossOn }) => americanDay(lossOn)],
  ['Date Reported', ({ reportedOn }) => (reportedOn === null ? null : americanDay(reportedOn))],
  ['Claimant', ({ claimant }) => claimant],
  ['Cause', ({ cause }) => lossCauses[cause]],
  ['Description', ({ description }) => description],
  ['Status', ({ status }) => lossStatusNames[status]],
  ['Paid Indemnity', ({ paid }) => paid.indemnity / 100],
  ['Paid Medical', ({ paid }) => paid.medical / 100],
  ['Paid Expense', ({ paid }) => paid.expense / 100],
  ['Reserve Indemnity', ({ reserve }) => reserve.indemnity / 100],
  ['Reserve Medical', ({ reserve }) => reserve.medical / 100],
  ['Reserve Expense', ({ reserve }) => reserve.expense / 100],
  ['Recoveries', ({ recovered }) => (recovered.indemnity + recovered.medical + recovered.expense) / 100],
  ['Incurred', ({ incurred }) => incurred / 100],
]

/** Losses as a table for spreadsheet programs, by headings that an import of losses reads again. */
export const lossesCsv = (losses: readonly Loss[]): string =>
  csvFileOf(
    columns.map(([heading]) => heading),
    losses.map((loss) => columns.map(([, of]) => of(loss))),
  )
