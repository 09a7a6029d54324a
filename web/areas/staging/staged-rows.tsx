import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { StagedRow, StagedSchedule } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { formatMoment } from '../../platform/formats.ts'
import { Decision, type Settles } from './decision.tsx'
import { stagedRowPages } from './staging.queries.ts'
import classes from './staging.module.css'

interface Props {
  readonly accountId: string
  readonly schedule: StagedSchedule
  readonly settles: Settles | undefined
}

/** Rows of a tab on their way: what the agency management system holds of them, and what the client has now. */
export function StagedRows({ accountId, schedule, settles }: Props) {
  const pages = useInfiniteQuery(stagedRowPages(accountId, schedule))
  return (
    <Loaded query={pages} failed={stagingMessages.loadFailed} lines={3}>
      {(data) => (
        <DataTable
          label={`${schedule.name}: staged rows`}
          rows={data.pages.flatMap(({ rows }) => rows)}
          rowKey={({ key }) => key}
          columns={columnsFor(settles)}
          more={moreOf(pages)}
        />
      )}
    </Loaded>
  )
}

const kinds = {
  added: { label: 'Added', tone: 'success' },
  changed: { label: 'Changed', tone: 'brand' },
  removed: { label: 'Removed', tone: 'danger' },
} as const

const columnsFor = (settles: Settles | undefined): Column<StagedRow>[] => [
  { key: 'row', header: 'Row', cell: (row) => <Row row={row} /> },
  { key: 'cells', header: 'Agency management system → client', cell: (row) => <CellChanges row={row} /> },
  { key: 'decision', header: 'Decision', cell: (row) => <Decision item={row} settles={settles} /> },
]

function Row({ row: { label, kind, isConflict, by, at } }: { readonly row: StagedRow }) {
  return (
    <span className={classes.named}>
      {label}
      <span className={classes.tools}>
        <Pill tone={kinds[kind].tone}>{kinds[kind].label}</Pill>
        {isConflict && <Pill tone="warning">Changed in both</Pill>}
      </span>
      <span className={classes.more}>{[by, at === null ? null : formatMoment(at)].filter(Boolean).join(', ')}</span>
    </span>
  )
}

/** Cells shown initially; the others expand. */
const shownAtOnce = 4

function CellChanges({ row }: { readonly row: StagedRow }) {
  const { cells } = row
  const rest = cells.slice(shownAtOnce)
  if (cells.length === 0) return <span className={classes.quiet}>In columns that are hidden</span>
  return (
    <span className={classes.told}>
      <Cells row={row} cells={cells.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary>{rest.length === 1 ? '1 more cell' : `${rest.length} more cells`}</summary>
          <Cells row={row} cells={rest} />
        </details>
      )}
    </span>
  )
}

function Cells({ row: { isConflict }, cells }: { readonly row: StagedRow; readonly cells: StagedRow['cells'] }) {
  return (
    <ul className={classes.changes}>
      {cells.map(({ heading, incoming, held, pushed }) => (
        <li key={heading}>
          <span className={classes.quiet}>{heading}</span> {held !== null && <del>{held}</del>}{' '}
          {incoming !== null && <ins>{incoming}</ins>}
          {isConflict && pushed !== held && <span className={classes.more}>Last sent: {pushed ?? 'Blank'}</span>}
        </li>
      ))}
    </ul>
  )
}
