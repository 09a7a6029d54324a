import { countWords } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type { AccountImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { stateWords } from '../import-words.ts'
import { fileAddress } from '../imports.queries.ts'
import classes from './overview.module.css'

interface Props {
  readonly shown: AccountImport
  readonly onClose: () => void
}

/** One import: what it did, how its columns were matched, its error and its file. */
export function ImportDialog({ shown, onClose }: Props) {
  const { accountCode, companyName, counts, createdAt, createdByName, file, mapping, message, scheduleType } = shown
  const headings = new Map(columnsOf(scheduleType).map(({ key, heading }) => [key, heading]))
  return (
    <Dialog title={file.name} onClose={onClose} size="large">
      {message !== null && <Notice kind={shown.state === 'FAILED' ? 'error' : 'warning'}>{message}</Notice>}
      <Facts
        facts={[
          { label: 'Account', value: `${companyName} (${accountCode})` },
          { label: 'Schedule', value: nameOfType(scheduleType) },
          { label: 'Tab', value: shown.tabName ?? '–' },
          { label: 'State', value: stateWords[shown.state] },
          { label: 'Rows', value: counts === null ? '–' : countWords(counts) },
          { label: 'Begun', value: `${formatMoment(createdAt)} by ${createdByName}` },
          {
            label: 'File',
            value: file.isKept ? (
              <a href={fileAddress(accountCode, shown.scheduleImportId)} download>
                Download, {sizeText(file.bytes)}
              </a>
            ) : (
              'No longer kept'
            ),
          },
        ]}
      />
      {mapping.length > 0 && (
        <div className={classes.mapping}>
          <DataTable
            label="How columns were matched"
            rows={mapping}
            rowKey={({ column }) => column}
            columns={[
              { key: 'heading', header: 'In the file', cell: ({ heading }) => heading },
              { key: 'column', header: 'In the schedule', cell: ({ column }) => headings.get(column) ?? column },
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}
