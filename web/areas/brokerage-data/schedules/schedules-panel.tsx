import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import {
  type DataQuery,
  exportedSchedules,
  type ScheduleData,
  type ScheduleDataTotals,
  staleMonths,
} from '@portico/contract/areas/brokerage-data/schedules/schedule-data.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Tiles } from '../../../kit/data/tiles.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatDate } from '../../../platform/formats.ts'
import { exportAddress, schedulePages, withFilter } from '../data.queries.ts'
import classes from '../data.module.css'
import { ListCard } from '../list-card.tsx'
import { issuesPath } from '../paths.ts'
import { dataFilter } from './data-filter.ts'
import { SchedulesBar } from './schedules-bar.tsx'

/** How complete the schedules of a brokerage’s accounts are, against the targets. */
export function SchedulesPanel({ brokerCode }: { readonly brokerCode: string }) {
  const { filter, onFilter } = useFilter(dataFilter)
  const pages = useInfiniteQuery(schedulePages(brokerCode, filter))
  const totals = pages.data?.pages[0]?.totals
  const home = `/brokerage-administration/${encodeURIComponent(brokerCode)}`
  return (
    <>
      <SchedulesBar filter={filter} onFilter={onFilter} />
      {totals !== undefined && <Tiles tiles={tilesOf(totals, filter, `${home}/data`)} />}
      <ListCard title="Schedules" exported={exportAddress(brokerCode, 'schedule-data', filter)}>
        <PagedTable
          label="Schedules"
          columns={columns}
          pages={pages}
          rowKey={({ account, scheduleType }) => `${account} ${scheduleType}`}
          failed="The schedules could not be loaded."
          empty={<NoData isFiltered={Object.keys(filter).length > 0} />}
        />
        {totals !== undefined && totals.schedules > exportedSchedules && (
          <p className={classes.under}>The file includes the first {formatCount(exportedSchedules)} schedules.</p>
        )}
      </ListCard>
    </>
  )
}

function NoData({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No matching schedules">Remove a filter or try another word.</EmptyState>
  ) : (
    <EmptyState title="No schedules yet">
      Schedules appear here once accounts have lines of business or schedule rows.
    </EmptyState>
  )
}

function tilesOf(totals: ScheduleDataTotals, filter: DataQuery, path: string) {
  const tile = (label: string, value: number, show: DataQuery['show'], note: string) => {
    const { show: _shown, ...rest } = filter
    const href = withFilter(path, { ...rest, ...(show !== undefined && { show }) })
    return {
      label,
      value,
      note,
      isWrong: show !== undefined && value > 0 && show !== 'BLANK',
      isCurrent: filter.show === show,
      href,
    }
  }
  return [
    tile('Schedules', totals.schedules, undefined, `on ${formatCount(totals.accounts)} accounts`),
    tile('Below target', totals.below, 'BELOW', 'less complete than wanted'),
    tile('With errors', totals.withErrors, 'ERRORS', 'including blocking errors'),
    tile('With outliers', totals.withOutliers, 'OUTLIERS', 'values to confirm'),
    tile('Stale', totals.stale, 'STALE', `not changed in ${staleMonths} months`),
    tile('Nothing entered', totals.blank, 'BLANK', 'needed for a line'),
  ]
}

const linkOf = ({ account, scheduleType, tabId }: ScheduleData, withIssues = false): string | undefined =>
  issuesPath(account, scheduleType, tabId, withIssues)

/** A number that leads to the schedule, or to its issues; a zero is no link. */
function Counted({ data, many, noun }: { readonly data: ScheduleData; readonly many: number; readonly noun: string }) {
  const href = linkOf(data, noun !== 'rows')
  if (many === 0 || href === undefined) return formatCount(many)
  return (
    <AppLink
      href={href}
      aria-label={`${formatCount(many)} ${noun}, ${data.companyName}, ${nameOfType(data.scheduleType)}`}
    >
      {formatCount(many)}
    </AppLink>
  )
}

const columns: readonly Column<ScheduleData>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: (data) => {
      const href = linkOf(data)
      const name = nameOfType(data.scheduleType)
      return (
        <TwoLines under={data.lines.map(policyTypeName).join(', ')}>
          {href === undefined ? (
            `${data.companyName}: ${name}`
          ) : (
            <AppLink href={href}>{`${data.companyName}: ${name}`}</AppLink>
          )}
        </TwoLines>
      )
    },
  },
  {
    key: 'percent',
    header: 'Completeness',
    cell: ({ percent, isBelow }) => (isBelow ? <Pill tone="danger">{`${percent}%`}</Pill> : `${percent}%`),
    numeric: true,
  },
  {
    key: 'target',
    header: 'Target',
    cell: ({ target, dueOn }) =>
      target === null ? 'None' : dueOn === null ? `${target}%` : `${target}% by ${formatDate(dueOn)}`,
  },
  { key: 'rows', header: 'Rows', cell: (data) => <Counted data={data} many={data.rows} noun="rows" />, numeric: true },
  {
    key: 'errors',
    header: 'Errors',
    cell: (data) => <Counted data={data} many={data.errors + data.blockingErrors} noun="errors" />,
    numeric: true,
  },
  {
    key: 'outliers',
    header: 'Outliers',
    cell: (data) => <Counted data={data} many={data.outliers} noun="outliers" />,
    numeric: true,
  },
  {
    key: 'limits',
    header: 'Limits to review',
    cell: (data) => <Counted data={data} many={data.limitsToReview} noun="limits to review" />,
    numeric: true,
  },
  {
    key: 'changed',
    header: 'Last changed',
    cell: ({ changedAt, isStale }) =>
      changedAt === null ? (
        'Nothing entered'
      ) : isStale ? (
        <Pill tone="warning">{formatDate(new Date(changedAt))}</Pill>
      ) : (
        formatDate(new Date(changedAt))
      ),
  },
]
