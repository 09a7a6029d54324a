import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { LookupDifference, LookupPreview } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { tableName } from '@portico/contract/areas/lookups/lookup-tables.ts'
import { useState } from 'react'
import { Choice } from '../../../kit/controls/choice.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Decision } from '../../../kit/forms/decision.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { counted, formatCount } from '../../../platform/formats.ts'
import { kindNames } from '../kind-names.ts'
import classes from '../lookups.module.css'
import { useDifferences, useEditionCalls, usePreview } from '../lookups.queries.ts'

interface Props {
  readonly editionId: string
  readonly onClose: () => void
}

/** What would change if an edition were activated, with the button to do it. */
export default function CompareDialog({ editionId, onClose }: Props) {
  const preview = usePreview(editionId)
  return (
    <Dialog title="Compare editions" size="large" onClose={onClose}>
      <Loaded query={preview} failed={lookupMessages.differencesFailed} lines={8}>
        {(compared) => <Comparison preview={compared} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type Part = LookupDifference['change'] | 'FAULTS'

function Comparison({ preview, onClose }: { readonly preview: LookupPreview; readonly onClose: () => void }) {
  const { edition, replaces, counts, faults } = preview
  const { putInForce } = useEditionCalls()
  const parts = partsOf(preview)
  const [part, setPart] = useState<Part>(parts.find(({ many }) => many > 0)?.value ?? 'UNCHANGED')

  return (
    <div className={classes.comparison}>
      <p>
        <strong>{tableName(edition)}</strong> ({kindNames[edition.kind]}, {formatCount(edition.entries)} codes){' '}
        {replaces === null
          ? 'replaces nothing. Its owner has no active edition.'
          : `would replace ${tableName(replaces)}, which is kept and can be restored.`}
      </p>
      {edition.faults > 0 && (
        <Notice kind="warning">
          {counted(edition.faults, 'row')} of {edition.fileName} could not be read and{' '}
          {edition.faults === 1 ? 'is' : 'are'} skipped.
        </Notice>
      )}
      {counts.removed > 0 && (
        <Notice kind="warning">
          {formatCount(counts.removed)} {counts.removed === 1 ? 'code' : 'codes'} in the active version would be
          removed.
        </Notice>
      )}
      <Choice label="What to show" labelHidden options={parts} value={part} onChange={setPart} />
      <div className={classes.differences}>
        {part === 'FAULTS' ? (
          <SkippedRows faults={faults} total={edition.faults} />
        ) : (
          <Differences key={part} editionId={edition.id} change={part} />
        )}
      </div>
      <Decision
        take={{
          label: edition.status === 'REPLACED' ? 'Restore' : 'Activate',
          run: () => putInForce(preview),
          failure: lookupMessages.inForceFailed,
        }}
        onClose={onClose}
      />
    </div>
  )
}

function partsOf({ edition, counts }: LookupPreview) {
  const parts: readonly (readonly [Part, string, number])[] = [
    ['ADDED', 'Added', counts.added],
    ['CHANGED', 'Changed', counts.changed],
    ['REMOVED', 'Removed', counts.removed],
    ['UNCHANGED', 'Unchanged', counts.unchanged],
    ['FAULTS', 'Skipped', edition.faults],
  ]
  return parts.map(([value, name, many]) => ({ value, many, label: `${name} ${formatCount(many)}` }))
}

const columns: readonly Column<LookupDifference>[] = [
  { key: 'code', header: 'Code', cell: (row) => <strong className={classes.code}>{codeOf(row)}</strong> },
  { key: 'before', header: 'Active version', cell: ({ before }) => <Entry entry={before} /> },
  { key: 'after', header: 'This edition', cell: ({ after }) => <Entry entry={after} /> },
]

const codeOf = ({ before, after }: LookupDifference): string => (after ?? before)?.code ?? ''

function Entry({ entry }: { readonly entry: LookupDifference['before'] }) {
  if (entry === null) return <span className={classes.none}>not present</span>
  const { phrase, phrases, basis, hazard, notes } = entry
  const more = [...phrases, ...[basis, hazard, notes].filter((part) => part !== null)]
  return (
    <div>
      {phrase}
      {more.length > 0 && <small className={classes.also}>{more.join(' · ')}</small>}
    </div>
  )
}

interface DifferencesProps {
  readonly editionId: string
  readonly change: LookupDifference['change']
}

function Differences({ editionId, change }: DifferencesProps) {
  const pages = useDifferences(editionId, change)
  return (
    <Loaded query={pages} failed={lookupMessages.differencesFailed} lines={5}>
      {(data) => {
        const rows = data.pages.flatMap(({ differences }) => differences)
        if (rows.length === 0) return <EmptyState title="None">No code of this kind.</EmptyState>
        return <DataTable label="Differences" columns={columns} rows={rows} rowKey={codeOf} more={moreOf(pages)} />
      }}
    </Loaded>
  )
}

const errorColumns: readonly Column<LookupPreview['faults'][number]>[] = [
  { key: 'row', header: 'Row', cell: ({ row }) => formatCount(row) },
  { key: 'message', header: 'Error', cell: ({ message }) => message },
]

function SkippedRows({ faults, total }: { readonly faults: LookupPreview['faults']; readonly total: number }) {
  if (faults.length === 0) return <EmptyState title="None">All rows of the file were read.</EmptyState>
  return (
    <>
      <DataTable label="Skipped rows" columns={errorColumns} rows={faults} rowKey={({ row }) => String(row)} />
      {total > faults.length && (
        <p>
          The first {formatCount(faults.length)} of {counted(total, 'row')}.
        </p>
      )}
    </>
  )
}
