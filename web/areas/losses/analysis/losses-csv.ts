import { lossCauses } from '@portico/contract/areas/losses/loss-causes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { formatDate } from '../../../platform/formats.ts'
import { statusNames } from '../loss-columns.tsx'

const columns: readonly (readonly [string, (loss: Loss) => string | number | null])[] = [
  ['Year', ({ year }) => year],
  ['Line', ({ line }) => policyTypeName(line)],
  ['Claim Number', ({ claimNumber }) => claimNumber],
  ['Date of Loss', ({ lossOn }) => formatDate(lossOn)],
  ['Reported', ({ reportedOn }) => (reportedOn === null ? null : formatDate(reportedOn))],
  ['Claimant', ({ claimant }) => claimant],
  ['Cause', ({ cause }) => lossCauses[cause]],
  ['Description', ({ description }) => description],
  ['Status', ({ status }) => statusNames[status]],
  ['Paid Indemnity', ({ paid }) => paid.indemnity / 100],
  ['Paid Medical', ({ paid }) => paid.medical / 100],
  ['Paid Expense', ({ paid }) => paid.expense / 100],
  ['Reserve Indemnity', ({ reserve }) => reserve.indemnity / 100],
  ['Reserve Medical', ({ reserve }) => reserve.medical / 100],
  ['Reserve Expense', ({ reserve }) => reserve.expense / 100],
  ['Recovered', ({ recovered }) => (recovered.indemnity + recovered.medical + recovered.expense) / 100],
  ['Incurred', ({ incurred }) => incurred / 100],
]

/** Losses as a table for spreadsheet programs, by headings that an import of losses reads again. */
export const lossesCsv = (losses: readonly Loss[]): string =>
  csvFileOf(
    columns.map(([heading]) => heading),
    losses.map((loss) => columns.map(([, of]) => of(loss))),
  )
