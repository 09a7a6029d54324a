import { snapshotWorkbook } from '../../schedule-exports/schedule-exports.door.ts'
import type { PartsOf } from './packet-part.ts'

/** One workbook of all schedules as the snapshot of the submission keeps them. */
export const scheduleParts: PartsOf = async ({ platform: { database }, submission }) => {
  const { account, snapshotNumber, content } = submission
  if (snapshotNumber === null) return []
  const { length } = content.schedules
  return [
    {
      folder: null,
      name: 'Schedules.xlsx',
      what: `Workbook of ${length === 1 ? '1 schedule' : `${length} schedules`}`,
      open: () => snapshotWorkbook((work) => database.read({ account }, work), account, snapshotNumber),
    },
  ]
}
