import { type DataRun, runKinds, runResults } from '@portico/contract/areas/brokerage-data/runs/data-run.shapes.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { isScheduleType, nameOfType, scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatMoment } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { exportAddress, runPages, useReplay } from '../data.queries.ts'
import classes from '../data.module.css'
import { ListCard } from '../list-card.tsx'
import { runsFilter } from './runs-filter.ts'

const selects = [
  { key: 'kind', label: 'Kind', choices: choicesOf(runKinds) },
  { key: 'result', label: 'Result', choices: choicesOf(runResults) },
]

/** Imports, uploads, and updates of the agency management system, with their results. */
export function RunsPanel({ brokerCode }: { readonly brokerCode: string }) {
  const { filter, onFilter } = useFilter(runsFilter)
  const { tab: _tab, ...query } = filter
  const pages = useInfiniteQuery(runPages(brokerCode, query))
  const title = 'Imports and updates'
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={(changed) => onFilter(runsFilter({ ...filter, ...changed }))}
        search={{ label: 'Find an import', placeholder: 'File or account' }}
        selects={selects}
      />
      <ListCard title={title} exported={exportAddress(brokerCode, 'data-runs', query)}>
        <PagedTable
          label={title}
          columns={columnsOf(brokerCode)}
          pages={pages}
          rowKey={({ id }) => id}
          failed="The imports and updates could not be loaded."
          empty={
            Object.keys(query).length > 0 ? (
              <EmptyState title="No matching imports">Remove a filter or try another word.</EmptyState>
            ) : (
              <EmptyState title="No imports yet">
                Schedule imports, bulk account uploads, and updates of your agency management system appear here.
              </EmptyState>
            )
          }
        />
      </ListCard>
    </>
  )
}

const tones = {
  RUNNING: 'brand',
  WAITING: 'warning',
  DONE: 'success',
  PARTLY: 'warning',
  FAILED: 'danger',
  UNDONE: 'neutral',
} as const satisfies Readonly<Record<DataRun['result'], string>>

const columnsOf = (brokerCode: string): readonly Column<DataRun>[] => [
  {
    key: 'name',
    header: 'File',
    cell: (run) => (
      <TwoLines under={placeOf(run)}>
        <AppLink href={hrefOf(run, brokerCode)}>{run.name}</AppLink>
      </TwoLines>
    ),
  },
  {
    key: 'result',
    header: 'Result',
    cell: ({ result, message }) => (
      <span className={classes.named}>
        <span>
          <Pill tone={tones[result]}>{runResults[result]}</Pill>
        </span>
        {message !== null && <span className={classes.under}>{message}</span>}
      </span>
    ),
  },
  { key: 'rows', header: 'Rows', cell: ({ rows }) => countOf(rows), numeric: true },
  { key: 'failed', header: 'Failed rows', cell: ({ failedRows }) => countOf(failedRows), numeric: true },
  {
    key: 'started',
    header: 'Started',
    cell: ({ startedAt, startedByName }) => <TwoLines under={startedByName}>{formatMoment(startedAt)}</TwoLines>,
  },
  { key: 'actions', header: 'Actions', cell: (run) => run.mayBeReplayed && <Replay run={run} /> },
]

const countOf = (count: number | null): string => (count === null ? '–' : formatCount(count))

const placeOf = ({ kind, companyName, scheduleType }: DataRun): string =>
  [
    runKinds[kind],
    ...(companyName === null ? [] : [companyName]),
    ...(scheduleType !== null && isScheduleType(scheduleType) ? [nameOfType(scheduleType)] : []),
  ].join(' · ')

/** The page with a run's progress and next step. */
function hrefOf({ kind, id, account, scheduleType, tabId }: DataRun, brokerCode: string): string {
  if (account === null)
    return `/brokerage-administration/${encodeURIComponent(brokerCode)}/bulk-account-upload?upload=${id}`
  const home = `/${encodeURIComponent(account)}`
  if (kind === 'AGENCY_UPDATE' || scheduleType === null || !isScheduleType(scheduleType)) return `${home}/staging`
  const slug = scheduleTypes[scheduleType].slug ?? scheduleType
  return `${home}/schedules/${slug}/import?${tabId === null || tabId === noTab ? '' : `tab=${tabId}&`}import=${id}`
}

function Replay({ run: { account, id, name } }: { readonly run: DataRun }) {
  const replay = useReplay()
  const work = useWork()
  return (
    <span className={classes.named}>
      <Button
        kind="secondary"
        small
        busy={work.busy}
        aria-label={`Replay ${name}`}
        onClick={() => void work.run(() => replay(account ?? '', id), importMessages.reprocessFailed)}
      >
        Replay
      </Button>
      {work.refused !== undefined && <span role="alert">{work.refused}</span>}
    </span>
  )
}
