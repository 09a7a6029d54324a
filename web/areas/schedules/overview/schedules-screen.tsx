import '../../../kit/forms/without-eval.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatAgo, formatCount } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useFlags } from '../../features/features.public.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { schedulePath } from '../schedule-path.ts'
import { summaryQuery } from '../schedules.queries.ts'
import { overviewOf, type ScheduleOverview, shownTypes } from './overview.rules.ts'
import classes from './schedules-screen.module.css'

const ChooseSchedules = lazy(pagePart(() => import('./choose-schedules.tsx')))

interface Props {
  readonly accountId: string
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** Every schedule of an account: its content, errors, and last editor. */
export default function SchedulesScreen({ accountId, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search)
  const summaries = useQuery(summaryQuery(accountId))
  const flagOf = useFlags(accountId)
  const stored = flagOf('SCHEDULES_TO_SHOW')
  const types = shownTypes(stored)
  const mayChoose = useActsForBrokerage(accountId)
  const [isChoosing, setChoosing] = useState(false)
  const columns = useColumns(accountId)
  const change = (words: string): void => {
    setTyped(words)
    onSearch(words.trim())
  }
  return (
    <Page
      title="Schedules"
      lead="Your insured property, vehicles, and people. Changes are saved automatically."
      action={
        mayChoose && (
          <Button kind="secondary" onClick={() => setChoosing(true)}>
            Choose schedules…
          </Button>
        )
      }
    >
      {types.length === 0 ? (
        <EmptyState title="No schedules yet">Your brokerage chooses which schedules the account keeps.</EmptyState>
      ) : (
        <Card title="All schedules">
          <search className={classes.search}>
            <SearchField
              label="Find a schedule"
              maxLength={60}
              value={typed}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </search>
          <Loaded query={summaries} failed="The schedules could not be loaded." lines={6}>
            {(all) => {
              const shown = overviewOf(types, all, search)
              if (shown.length > 0)
                return <DataTable label="Schedules" columns={columns} rows={shown} rowKey={({ type }) => type} />
              return (
                <EmptyState
                  title="No matching schedules"
                  action={
                    <Button kind="secondary" small onClick={() => change('')}>
                      Show all
                    </Button>
                  }
                />
              )
            }}
          </Loaded>
        </Card>
      )}
      {isChoosing && (
        <Suspense>
          <ChooseSchedules accountId={accountId} stored={stored} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function useColumns(accountId: string): readonly Column<ScheduleOverview>[] {
  const now = useNow()
  return [
    {
      key: 'name',
      header: 'Schedule',
      cell: ({ type, name }) => <AppLink href={schedulePath(accountId, type)}>{name}</AppLink>,
    },
    {
      key: 'rows',
      header: 'Rows',
      cell: ({ rows, tabs }) => (
        <span className={classes.rows}>
          {rows === 0 ? 'None yet' : formatCount(rows)}
          {tabs > 0 && <small>in {tabs + 1} tabs</small>}
        </span>
      ),
      sortValue: ({ rows }) => rows,
      numeric: true,
    },
    countColumn('errors', 'Errors', 'danger'),
    countColumn('outliers', 'Outliers', 'warning'),
    countColumn('limitsToReview', 'Limits to review', 'warning'),
    {
      key: 'changed',
      header: 'Last changed',
      cell: ({ changedAt, changedByName }) =>
        changedAt === null
          ? '–'
          : `${formatAgo(changedAt, now)}${changedByName === null ? '' : ` by ${changedByName}`}`,
      sortValue: ({ changedAt }) => changedAt,
    },
  ]
}

function countColumn(
  key: 'errors' | 'outliers' | 'limitsToReview',
  header: string,
  tone: 'danger' | 'warning',
): Column<ScheduleOverview> {
  return {
    key,
    header,
    cell: (row) => (row[key] === 0 ? '–' : <Pill tone={tone}>{formatCount(row[key])}</Pill>),
    sortValue: (row) => row[key],
    numeric: true,
  }
}
