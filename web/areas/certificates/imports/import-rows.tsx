import type { RowChoice } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import { holderImportMessages as messages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import {
  type HolderImport,
  type HolderImportRow,
  HolderRowFilter,
} from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { useState } from 'react'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { RowResult } from '../../../kit/uploads/upload-result.tsx'
import { FileLink } from '../../../kit/uploads/template-links.tsx'
import { useWork } from '../../../platform/use-work.ts'
import { HolderValues } from '../holders/holder-values.tsx'
import { rowStates } from './import-labels.ts'
import classes from './imports.module.css'
import { failedRowsAddress, useImportCalls, useImportRows } from './imports.queries.ts'

interface Props {
  readonly accountId: string
  readonly found: HolderImport
}

const shownChoices = [
  { value: 'ALL', label: 'All rows' },
  { value: 'ALIKE', label: 'Possible duplicates' },
  ...Object.entries(rowStates).map(([value, { label }]) => ({ value, label })),
]

/** The rows of an import: errors, duplicates side by side with a choice, and the result of each. */
export function ImportRows({ accountId, found }: Props) {
  const { id, counts, state, mayChange } = found
  const [show, setShow] = useState<HolderRowFilter>(state === 'DRAFT' && counts.alike > 0 ? 'ALIKE' : 'ALL')
  const pages = useImportRows(accountId, id, show)
  const { decide } = useImportCalls(accountId, id)
  const work = useWork()
  const isOpen = state === 'DRAFT' && mayChange
  const run = (choice: RowChoice, row?: number) =>
    void work.run(() => decide({ choice, ...(row !== undefined && { row }) }), messages.choiceFailed, 'choice')
  return (
    <Card
      title="Rows"
      action={
        isOpen &&
        counts.alike > 0 && (
          <div className={classes.actions}>
            <Button small kind="secondary" busy={work.busy} onClick={() => run('MERGE')}>
              Merge all duplicates
            </Button>
            <Button small kind="secondary" busy={work.busy} onClick={() => run('KEEP')}>
              Leave out all duplicates
            </Button>
          </div>
        )
      }
    >
      <div className={classes.stack}>
        <div className={classes.filter}>
          <SelectField
            label="Show rows"
            value={show}
            onChange={({ currentTarget: { value } }) =>
              setShow(HolderRowFilter.options.find((each) => each === value)!)
            }
            data={shownChoices}
          />
        </div>
        {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
        {counts.errors + counts.failed > 0 && (
          <p>
            <FileLink href={failedRowsAddress(accountId, id)}>Rows to fix, as a workbook</FileLink>
          </p>
        )}
        <PagedTable
          pages={pages}
          failed={messages.rowsFailed}
          label="Rows of the file"
          columns={columnsFor(isOpen ? run : undefined)}
          rowKey={({ row }) => String(row)}
          empty={<EmptyState title="No matching rows">Show all rows.</EmptyState>}
        />
      </div>
    </Card>
  )
}

type OnChoose = (choice: RowChoice, row: number) => void

const columnsFor = (onChoose: OnChoose | undefined): readonly Column<HolderImportRow>[] => [
  {
    key: 'row',
    header: 'In the file',
    cell: ({ row, name, holder, like }) => (
      <span className={classes.named}>
        <strong>{name === '' ? `Row ${row}` : name}</strong>
        <span className={classes.under}>Row {row}</span>
        {holder !== null && <HolderValues holder={holder} beside={like} />}
      </span>
    ),
  },
  {
    key: 'like',
    header: 'Looks like',
    cell: ({ holder, like, likeRow }) =>
      like === null ? (
        '–'
      ) : (
        <span className={classes.named}>
          <strong>{like.name}</strong>
          <span className={classes.under}>{likeRow === null ? 'On your list' : `Row ${likeRow}`}</span>
          <HolderValues holder={like} beside={holder} />
        </span>
      ),
  },
  { key: 'result', header: 'Result', cell: (row) => <Result row={row} onChoose={onChoose} /> },
]

const choiceLabels: Readonly<Record<RowChoice, string>> = {
  KEEP: 'Keep the other, leave out the row',
  MERGE: 'Merge the row into the other',
  ADD: 'Add as another holder',
}

const choicesFor = ({ mayAdd }: HolderImportRow) =>
  (Object.keys(choiceLabels) as RowChoice[])
    .filter((choice) => choice !== 'ADD' || mayAdd)
    .map((value) => ({ value, label: choiceLabels[value] }))

function Result({ row, onChoose }: { readonly row: HolderImportRow; readonly onChoose: OnChoose | undefined }) {
  const { state, choice, like } = row
  return (
    <RowResult look={rowStates[state]} row={row}>
      {state === 'READY' && like !== null && onChoose !== undefined && (
        <SelectField
          label={`Row ${row.row}: duplicate`}
          value={choice}
          data={choicesFor(row)}
          onChange={({ currentTarget: { value } }) => onChoose(value as RowChoice, row.row)}
        />
      )}
    </RowResult>
  )
}
