import '../../../kit/forms/without-eval.ts'
import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { applicationsQuery } from '../applications.queries.ts'
import { applicationColumns } from './application-columns.tsx'
import { type ApplicationFilter, filtered, yearsOf } from './application-filter.ts'
import classes from './applications.module.css'
import { EntryMenu } from './entry-menu.tsx'

const AddApplicationDialog = lazy(pagePart(() => import('./add-application-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly filter: ApplicationFilter
  readonly onFilter: (filter: ApplicationFilter) => void
  /** What else can be done with all of them. */
  readonly beside?: ReactNode
}

/** The applications of an account: progress, assignees and actions. */
export default function ApplicationsScreen({ accountId, filter, onFilter, beside }: Props) {
  const applications = useQuery(applicationsQuery(accountId))
  const isStaff = useActsForBrokerage(accountId)
  const [adding, setAdding] = useState(false)
  const add = isStaff ? (
    <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      Add application
    </Button>
  ) : undefined
  const columns = [...applicationColumns(accountId), actionsColumn(accountId, isStaff)]
  return (
    <Page
      title="Applications"
      lead="Answer each question once and we will fill it in on every application."
      action={
        <div className={classes.actions}>
          <AppLink href={`/${encodeURIComponent(accountId)}/documents/underwriting`} {...buttonLook('quiet')}>
            Underwriting documents
          </AppLink>
          {beside}
          {add}
        </div>
      }
    >
      <Loaded query={applications} failed="The applications could not be loaded." lines={6}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No applications yet">
              {isStaff
                ? 'Add the forms this account needs to complete.'
                : 'Applications appear here when your brokerage adds them.'}
            </EmptyState>
          ) : (
            <Card title="All applications">
              <Filters years={yearsOf(all)} filter={filter} onFilter={onFilter} />
              <Rows rows={filtered(all, filter)} columns={columns} />
            </Card>
          )
        }
      </Loaded>
      {adding && (
        <Suspense>
          <AddApplicationDialog accountId={accountId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  )
}

const actionsColumn = (accountId: string, isStaff: boolean): Column<ApplicationEntry> => ({
  key: 'actions',
  header: 'Actions',
  cell: (entry) => <EntryMenu accountId={accountId} entry={entry} isStaff={isStaff} />,
})

interface RowsProps {
  readonly rows: readonly ApplicationEntry[]
  readonly columns: readonly Column<ApplicationEntry>[]
}

function Rows({ rows, columns }: RowsProps) {
  if (rows.length === 0)
    return <EmptyState title="No matching applications">Remove a filter or try another word.</EmptyState>
  return <DataTable label="Applications" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

interface FiltersProps extends Pick<Props, 'filter' | 'onFilter'> {
  readonly years: readonly string[]
}

function Filters({ years, filter, onFilter }: FiltersProps) {
  const [typed, setTyped] = useState(filter.search)
  return (
    <search className={classes.filters}>
      <SearchField
        label="Find an application"
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onFilter({ ...filter, search: event.currentTarget.value.trim() })
        }}
      />
      <SelectField
        label="Year"
        data={[{ value: '', label: 'All years' }, ...years.map((year) => ({ value: year, label: year }))]}
        value={filter.year}
        onChange={(event) => onFilter({ ...filter, year: event.currentTarget.value })}
      />
    </search>
  )
}
