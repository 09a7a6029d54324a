import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { SaveLine } from '../../../kit/feedback/save-line.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../kit/feedback/states.tsx'
import { Grid } from '../../../kit/grid/grid.public.ts'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { formatCount } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { FindingsPanel } from '../findings/findings-panel.tsx'
import { useFindings } from '../findings/use-findings.ts'
import { PeoplePresent, peopleMarks, usePresence } from '../../presence/presence.public.ts'
import { PrintSheet } from '../print/print-sheet.tsx'
import { PropertyCard } from '../property/property-card.tsx'
import type { SheetPlace } from '../schedules.queries.ts'
import { conflictsOf } from './sheet-conflicts.ts'
import { SheetTools } from './sheet-tools.tsx'
import { totalsOf } from './sheet-totals.ts'
import classes from './sheet.module.css'
import { useLinkedIssues, useLinkedRow } from './use-linked-row.ts'
import { useOwnColumns } from './use-own-columns.ts'
import { type Sheet, useSheet } from './use-sheet.ts'

const RowHistoryDialog = lazy(pagePart(() => import('../history/row-history-dialog.tsx')))
const ConflictDialog = lazy(pagePart(() => import('../../../kit/forms/conflicts/conflict-dialog.tsx')))

interface Props {
  readonly place: SheetPlace
  readonly columns: readonly ColumnDefinition[]
  /** What is printed above the rows. */
  readonly title: string
}

/** The rows of a tab, to be edited in a grid, with everything that belongs to them. Mounted again for every tab. */
export function SheetView({ place, columns: definitions, title }: Props) {
  const sheet = useSheet(place, definitions)
  const { columns, grid, marks, reading, readOnly, reload } = sheet
  const findings = useFindings(sheet)
  useLinkedRow(grid.rows, findings.goTo)
  const present = usePresence(place.accountId, `schedules/${place.type}/${place.tabId}`)
  const markOf = useMemo(() => peopleMarks(present.people, marks.markOf), [present.people, marks])
  const own = useOwnColumns(place.type)
  const [panelOpened, openPanel] = useState(false)
  const [past, showPast] = useState<string>()
  const rows = useDeferredValue(grid.rows)
  const isWhole = reading.kind === 'read'
  useLinkedIssues(isWhole, findings)
  // Part of the rows gives no meaningful total.
  const totals = useMemo(() => (isWhole ? totalsOf(rows, definitions) : undefined), [isWhole, rows, definitions])

  if (reading.kind === 'failed' && reading.isGone) return <EmptyState title="This tab no longer exists" />
  if (reading.kind === 'failed') return <ErrorState title="The rows could not be loaded." onRetry={reload} />
  if (reading.kind === 'beginning' || own.isPending) return <LoadingState lines={10} />
  return (
    <div className={classes.sheet}>
      <Grid
        label={nameOfType(place.type)}
        columns={columns}
        source={grid.source}
        marks={markOf}
        onActive={present.moveTo}
        onEditing={grid.onEditing}
        view={grid.view}
        onView={grid.onView}
        history={grid.history}
        readOnly={readOnly}
        onOperations={sheet.onOperations}
        goTo={findings.goal}
        rowAction={{ label: 'History', icon: <IconHistory size={18} />, run: showPast }}
        {...(totals === undefined ? {} : { totals })}
        layout={own.layout}
        onLayout={own.onLayout}
        columnSets={own.columnSets}
        state={
          <>
            <PeoplePresent people={present.people} shown={grid.shown} />
            <SheetState sheet={sheet} />
          </>
        }
        tools={
          <>
            <SheetTools findings={findings} panelOpened={panelOpened} onPanel={() => openPanel(!panelOpened)} />
            <PrintSheet title={title} columns={definitions} rows={grid.shown} totals={totals} isWhole={isWhole} />
          </>
        }
        {...(panelOpened && {
          aside: <FindingsPanel findings={findings} sheet={sheet} place={place} onClose={() => openPanel(false)} />,
        })}
      >
        <RowHistory
          place={place}
          rowId={past}
          rows={grid.rows}
          columns={definitions}
          onClose={() => showPast(undefined)}
        />
      </Grid>
      {place.type === 'PROPERTY_COVERAGES' && <PropertyCard rows={rows} />}
    </div>
  )
}

/** Whether the rows are saved, or may be read only; while they are loaded, how many have been. */
function SheetState({ sheet }: { readonly sheet: Sheet }) {
  const { reading, isViewer } = sheet
  return (
    <>
      {reading.kind === 'reading' && <ReadSoFar {...reading} />}
      {isViewer ? (
        <span className={classes.readOnly}>You have read-only access to this schedule.</span>
      ) : (
        <Saving sheet={sheet} />
      )}
    </>
  )
}

interface RowHistoryProps {
  readonly place: SheetPlace
  /** Undefined while no history is open. */
  readonly rowId: string | undefined
  readonly rows: Sheet['grid']['rows']
  readonly columns: readonly ColumnDefinition[]
  readonly onClose: () => void
}

function RowHistory({ place, rowId, rows, columns, onClose }: RowHistoryProps) {
  if (rowId === undefined) return null
  const cells = rows.find(({ id }) => id === rowId)?.cells ?? {}
  return (
    <Suspense>
      <RowHistoryDialog row={{ ...place, rowId }} cells={cells} columns={columns} onClose={onClose} />
    </Suspense>
  )
}

/** The save state; opens the comparison if someone else was first. */
function Saving({ sheet }: { readonly sheet: Sheet }) {
  const { saving, queue, reload } = sheet
  const [postponed, postpone] = useState<typeof saving>()
  const isComparing = saving.kind === 'conflict' && postponed !== saving
  return (
    <>
      <SaveLine
        state={saving}
        noun="change"
        unsaved={(changes) => `: ${changes} waiting`}
        onRetry={() => queue.retry()}
        onCompare={() => postpone(undefined)}
        onDiscard={() => {
          queue.discard()
          reload()
        }}
      />
      {isComparing && (
        <Suspense>
          <Comparing sheet={sheet} onClose={() => postpone(saving)} />
        </Suspense>
      )}
    </>
  )
}

function Comparing({ sheet, onClose }: { readonly sheet: Sheet; readonly onClose: () => void }) {
  const { values, decide } = conflictsOf(sheet)
  return <ConflictDialog message={scheduleMessages.conflict} values={values} onDecide={decide} onClose={onClose} />
}

function ReadSoFar({ read, total }: { readonly read: number; readonly total: number }) {
  const percent = total === 0 ? 100 : Math.round((read / total) * 100)
  return (
    <div className={classes.progress}>
      <span>
        {formatCount(read)} of {formatCount(total)} rows
      </span>
      <ProgressBar label="Rows loaded" percent={percent} />
    </div>
  )
}
