import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { receiptOf } from '../submissions.view.ts'
import { snapshotWorkbook } from '../../schedule-exports/schedule-exports.public.ts'
import type { PartsOf } from './packet-part.ts'

/** One workbook of all schedules from the submission's snapshot. */
export const scheduleParts: PartsOf = async ({ platform: { database }, submission }) => {
  const { account, company, snapshotNumber, content, submittedOn } = submission
  if (snapshotNumber === null) return []
  const { length } = content.schedules
  const title = [`Insured: ${company}`, `Submission ${receiptOf(submission)}, values as of ${americanDay(submittedOn)}`]
  return [
    {
      folder: null,
      name: 'Schedules.xlsx',
      what: `Workbook of ${length === 1 ? '1 schedule' : `${length} schedules`}`,
      open: () =>
        snapshotWorkbook((work) => database.read({ account }, work), account, { number: snapshotNumber, title }),
    },
  ]
}
