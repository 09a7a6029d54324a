import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { applicationPath, assigneeNames, statusLook } from '../application-labels.ts'
import classes from './applications.module.css'

type Entry = ApplicationEntry

/** What the list of applications shows of each. */
export const applicationColumns = (accountId: string): readonly Column<Entry>[] => [
  {
    key: 'name',
    header: 'Name',
    sortValue: ({ application }) => application.name,
    cell: ({ id, application }) => <AppLink href={applicationPath(accountId, id)}>{application.name}</AppLink>,
  },
  {
    key: 'carrier',
    header: 'Carrier',
    sortValue: ({ application }) => application.labelMap.CARRIER,
    cell: ({ application }) => application.labelMap.CARRIER || 'Any',
  },
  {
    key: 'line',
    header: 'Line',
    sortValue: ({ application }) => application.labelMap.POLICY_TYPE,
    cell: ({ application }) => application.labelMap.POLICY_TYPE,
  },
  {
    key: 'type',
    header: 'Type',
    sortValue: ({ globalApp }) => globalApp.type,
    cell: ({ globalApp }) => (globalApp.type === 'DIGITAL' ? 'Digital' : 'PDF'),
  },
  {
    key: 'year',
    header: 'Year',
    sortValue: ({ application }) => application.labelMap.YEAR,
    cell: ({ application }) => application.labelMap.YEAR,
  },
  {
    key: 'progress',
    header: 'Complete',
    sortValue: ({ progress }) => progress.percent,
    cell: (entry) => {
      const { progress, application } = entry
      const { label, tone } = statusLook(entry)
      return (
        <div className={classes.progress}>
          <span className={classes.percent}>{progress.percent}%</span>
          <ProgressBar label={`${application.name} complete`} percent={progress.percent} />
          <span>
            <Pill tone={tone}>{label}</Pill>
          </span>
        </div>
      )
    },
  },
  {
    key: 'assignees',
    header: 'Assigned to',
    cell: ({ assignees }) => assigneeNames(assignees).join(', ') || 'Unassigned',
  },
  {
    key: 'done',
    header: 'Done by',
    sortValue: ({ doneAt }) => doneAt,
    cell: ({ doneAt, doneBy }) => (doneAt === null ? '' : `${doneBy ?? 'Someone'}, ${formatDate(new Date(doneAt))}`),
  },
]
