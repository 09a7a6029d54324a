import { incurredOf } from '@portico/contract/areas/losses/loss.rules.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { ChosenColumns, LossColumn, LossFilePreview } from '@portico/contract/areas/losses/loss.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { LoadingState } from '../../../kit/feedback/states.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatCount, formatDate, formatMoney } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../losses.module.css'
import { useFileRows, useLossCalls } from '../losses.queries.ts'
import { columnNames } from './column-names.ts'

type Row = LossFilePreview['rows'][number]

interface Props {
  readonly accountId: string
  readonly run: LossRun
  /** Losses that the run has already. */
  readonly before: number
  readonly onClose: () => void
}

/** What would be read from the file of a run, row by row, and which column holds what. */
export default function ImportDialog({ accountId, run, before, onClose }: Props) {
  const [columns, setColumns] = useState<ChosenColumns>({})
  const query = useFileRows(accountId, run.id, columns)
  const { importRows } = useLossCalls(accountId)
  const { busy, refused, run: begin } = useWork()
  const rows = query.data?.rows ?? []
  const coming = rows.filter(({ loss, isThere }) => loss !== null && !isThere).length

  const add = async (): Promise<void> => {
    await importRows(run, columns, before)
    onClose()
  }

  return (
    <Dialog title={`Losses in ${run.fileName}`} size="large" onClose={onClose}>
      <div className={classes.form}>
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        {query.isError && <Notice kind="error">{reasonOf(query.error, lossMessages.previewFailed)}</Notice>}
        {query.isPending && <LoadingState lines={6} />}
        {query.data !== undefined && (
          <>
            <ColumnChoices preview={query.data} onChoose={(column, at) => setColumns({ ...columns, [column]: at })} />
            <DataTable
              label="Rows of the file"
              columns={rowColumns}
              rows={rows}
              rowKey={({ number }) => String(number)}
            />
            {query.data.leftOut.length > 0 && <p>Skipped total rows: {query.data.leftOut.join(', ')}.</p>}
          </>
        )}
        <FormActions>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={coming === 0} onClick={() => void begin(add, lossMessages.saveFailed)}>
            Add {formatCount(coming)} {coming === 1 ? 'loss' : 'losses'}
          </Button>
        </FormActions>
      </div>
    </Dialog>
  )
}

interface ChoicesProps {
  readonly preview: LossFilePreview
  readonly onChoose: (column: LossColumn, at: number | null) => void
}

function ColumnChoices({ preview: { headings, columns }, onChoose }: ChoicesProps) {
  return (
    <div className={classes.fields} role="group" aria-label="Column mapping">
      {columnNames.map(([column, label]) => (
        <SelectField
          key={column}
          label={label}
          value={columns[column] === null ? '' : String(columns[column])}
          onChange={({ currentTarget: { value } }) => onChoose(column, value === '' ? null : Number(value))}
          data={[
            { value: '', label: 'Not in this file' },
            ...headings.map((heading, at) => ({
              value: String(at),
              label: heading === '' ? `Column ${at + 1}` : heading,
            })),
          ]}
        />
      ))}
    </div>
  )
}

const rowColumns: readonly Column<Row>[] = [
  { key: 'row', header: 'Row', cell: ({ number }) => `Row ${number}` },
  { key: 'claim', header: 'Claim', cell: ({ loss }) => loss?.claimNumber },
  { key: 'lossOn', header: 'Date of loss', cell: ({ loss }) => loss !== null && formatDate(loss.lossOn) },
  {
    key: 'incurred',
    header: 'Incurred',
    numeric: true,
    cell: ({ loss }) => loss !== null && formatMoney(incurredOf(loss)),
  },
  { key: 'becomes', header: 'Result', cell: (row) => <Becomes row={row} /> },
]

function Becomes({ row: { loss, errors, isThere, cells } }: { readonly row: Row }) {
  if (isThere) return <Pill>Already in the loss run</Pill>
  if (loss !== null) return <Pill tone="success">Added</Pill>
  return (
    <div>
      <Pill tone="danger">Skipped</Pill>
      <span className={classes.under}>{errors.join('. ')}</span>
      <span className={classes.under}>{cells.filter((cell) => cell !== null).join(' | ')}</span>
    </div>
  )
}
