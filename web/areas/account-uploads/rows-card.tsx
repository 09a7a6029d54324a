import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type {
  AccountUpload,
  UploadRow,
  UploadRowState,
} from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useState } from 'react'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { RowResult } from '../../kit/uploads/upload-result.tsx'
import { FileLink } from '../../kit/uploads/template-links.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatCount } from '../../platform/formats.ts'
import { rowStates } from './upload-labels.ts'
import classes from './uploads.module.css'
import { failedRowsAddress, useUploadRows } from './uploads.queries.ts'

const counted = {
  ERROR: 'errors',
  READY: 'ready',
  CREATED: 'created',
  FAILED: 'failed',
  REMOVED: 'removed',
  LEFT: 'left',
} as const satisfies Readonly<Record<UploadRowState, keyof AccountUpload['counts']>>

const states = Object.keys(counted) as UploadRowState[]

/** The rows of an upload: what is wrong with each, or the account it became. */
export function RowsCard({ upload }: { readonly upload: AccountUpload }) {
  const [chosen, setChosen] = useState<UploadRowState>()
  const { counts } = upload
  const shown = chosen !== undefined && counts[counted[chosen]] > 0 ? chosen : undefined
  const pages = useUploadRows(upload, shown)
  return (
    <Card title="Rows">
      <div className={classes.stack}>
        <div className={classes.filter}>
          <SelectField
            label="Show rows"
            value={shown ?? ''}
            onChange={({ currentTarget: { value } }) => setChosen(states.find((state) => state === value))}
            data={[
              { value: '', label: `All (${formatCount(counts.rows)})` },
              ...states
                .filter((state) => counts[counted[state]] > 0)
                .map((state) => ({
                  value: state,
                  label: `${rowStates[state].label} (${formatCount(counts[counted[state]])})`,
                })),
            ]}
          />
        </div>
        {counts.errors + counts.failed > 0 && (
          <p>
            <FileLink href={failedRowsAddress(upload)}>Rows to fix, as a workbook</FileLink>
          </p>
        )}
        <Loaded query={pages} failed={uploadMessages.rowsFailed} lines={6}>
          {(data) => {
            const rows = data.pages.flatMap(({ items }) => items)
            if (rows.length === 0) return <EmptyState title="No matching rows">Show all rows.</EmptyState>
            return (
              <DataTable
                label="Rows of the file"
                columns={columns}
                rows={rows}
                rowKey={({ row }) => String(row)}
                more={moreOf(pages)}
              />
            )
          }}
        </Loaded>
      </div>
    </Card>
  )
}

const columns: readonly Column<UploadRow>[] = [
  {
    key: 'name',
    header: 'Legal name',
    cell: ({ companyName, row }) => (companyName === '' ? `Row ${row}` : companyName),
  },
  { key: 'row', header: 'Row', cell: ({ row }) => row, numeric: true },
  {
    key: 'code',
    header: 'Code',
    cell: ({ code, accountCode }) =>
      accountCode === null ? (
        code || '–'
      ) : (
        <AppLink href={`/${encodeURIComponent(accountCode)}/dashboard`}>{accountCode}</AppLink>
      ),
  },
  { key: 'account', header: 'Account', cell: (row) => <Summary row={row} /> },
  { key: 'state', header: 'Result', cell: (row) => <RowResult look={rowStates[row.state]} row={row} /> },
]

function Summary({ row: { relationship, lines, manager, advisor, invites } }: { readonly row: UploadRow }) {
  const parts = [
    relationship === null ? '' : relationship === 'CLIENT' ? 'Client' : 'Prospect',
    lines.map((line) => policyTypeName(line)).join(', '),
    manager === '' ? '' : `Manager: ${manager}`,
    advisor === '' ? '' : `Advisor: ${advisor}`,
    invites === null ? '' : `Invites ${invites}`,
  ].filter((part) => part !== '')
  return (
    <span className={classes.summary}>
      {parts.length === 0 ? '–' : parts.map((part) => <span key={part}>{part}</span>)}
    </span>
  )
}
