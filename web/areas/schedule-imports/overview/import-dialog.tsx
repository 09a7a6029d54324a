import { countText } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type { AccountImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { stateLabels } from '../import-labels.ts'
import { fileAddress, isWorking, useReprocess } from '../imports.queries.ts'
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
          { label: 'State', value: stateOf(shown) },
          { label: 'Rows', value: counts === null ? '–' : countText(counts) },
          { label: 'Started', value: `${formatMoment(createdAt)} by ${createdByName}` },
          {
            label: 'File',
            value: file.isKept ? (
              <a href={fileAddress(accountCode, shown.scheduleImportId)} download>
                Download, {sizeText(file.bytes)}
              </a>
            ) : (
              'No longer stored'
            ),
          },
        ]}
      />
      {shown.mayBeReprocessed && <RunAgain shown={shown} />}
      {mapping.length > 0 && (
        <div className={classes.mapping}>
          <DataTable
            label="Column mapping"
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

const stateOf = ({ state, progress }: AccountImport): string =>
  isWorking(state) ? `${stateLabels[state]}, ${progress}%` : stateLabels[state]

/** Runs a failed or stuck import again; why it cannot be is said here. */
function RunAgain({ shown }: Pick<Props, 'shown'>) {
  const reprocess = useReprocess()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const run = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    await reprocess(shown).catch((error: unknown) => setRefused(reasonOf(error, importMessages.reprocessFailed)))
    setBusy(false)
  }
  return (
    <div className={classes.again}>
      <p>The import restarts from the stored file. Changes made since are kept.</p>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <Button small busy={busy} onClick={() => void run()}>
        Run again
      </Button>
    </div>
  )
}
