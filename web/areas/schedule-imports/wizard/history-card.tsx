import { countText } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type { ImportSummary } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { stateTone, stateLabels } from '../import-labels.ts'
import { NameButton } from '../name-button.tsx'
import { useImportHistory } from '../imports.queries.ts'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  readonly onOpen: (scheduleImportId: string) => void
}

/** The last ten imports into a schedule; each can be opened, to continue or undo it. */
export function HistoryCard({ accountId, type, onOpen }: Props) {
  const history = useImportHistory(accountId, type)
  return (
    <Card title="Recent imports">
      <Loaded query={history} failed="Recent imports could not be loaded.">
        {(imports) =>
          imports.length === 0 ? (
            <p className={classes.note}>No imports yet.</p>
          ) : (
            <DataTable<ImportSummary>
              label="Recent imports"
              rows={imports}
              rowKey={({ scheduleImportId }) => scheduleImportId}
              columns={historyColumns(onOpen)}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

const historyColumns = (onOpen: Props['onOpen']): readonly Column<ImportSummary>[] => [
  {
    key: 'file',
    header: 'File',
    cell: ({ file, scheduleImportId }) => <NameButton name={file.name} onClick={() => onOpen(scheduleImportId)} />,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Pill tone={stateTone(state)}>{stateLabels[state]}</Pill>,
  },
  { key: 'counts', header: 'Rows', cell: ({ counts }) => (counts === null ? '–' : countText(counts)) },
  { key: 'tab', header: 'Tab', cell: ({ tabName }) => tabName ?? '–' },
  { key: 'by', header: 'By', cell: ({ createdByName }) => createdByName },
  { key: 'at', header: 'When', cell: ({ createdAt }) => formatMoment(createdAt) },
]
