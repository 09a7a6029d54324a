import { scheduleChoices } from '@portico/contract/areas/schedules/schedule-choices.ts'
import {
  accountDetails,
  type FieldData,
  fieldGroupings,
} from '@portico/contract/areas/brokerage-data/fields/field-data.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount } from '../../../platform/formats.ts'
import { lineChoices } from '../line-choices.ts'
import { exportAddress, fieldPages, withFilter } from '../data.queries.ts'
import { ListCard } from '../list-card.tsx'
import { issuesPath } from '../paths.ts'
import { type FieldsFilter, fieldsFilter } from './fields-filter.ts'

const detailsName = 'Account details'

const selects = [
  { key: 'by', label: 'Group', all: null, choices: choicesOf(fieldGroupings) },
  {
    key: 'scheduleType',
    label: 'Schedule',
    choices: [{ value: accountDetails, label: detailsName }, ...scheduleChoices],
  },
  { key: 'line', label: 'Line', choices: lineChoices },
]

/** Required fields that are blank: over all accounts, or account by account. */
export function FieldsPanel({ brokerCode }: { readonly brokerCode: string }) {
  const { filter, onFilter } = useFilter(fieldsFilter)
  const { tab: _tab, ...query } = filter
  const pages = useInfiniteQuery(fieldPages(brokerCode, query))
  const { search, scheduleType, line, field } = filter
  const isFiltered = [search, scheduleType, line, field].some((part) => part !== undefined)
  const shown = pages.data?.pages[0]?.items[0]?.label ?? field
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={(changed) => onFilter(fieldsFilter({ ...filter, ...changed }))}
        search={{ label: 'Find an account', placeholder: 'Name or code' }}
        selects={selects}
      >
        {field !== undefined && (
          <Button kind="secondary" small onClick={() => onFilter(fieldsFilter({ ...filter, field: '' }))}>
            {`Only ${shown}: show all fields`}
          </Button>
        )}
      </FilterBar>
      <ListCard title="Blank fields" exported={exportAddress(brokerCode, 'field-data', query)}>
        <PagedTable
          label="Blank fields"
          columns={filter.by === 'ACCOUNT' ? accountColumns : fieldColumns(brokerCode, filter)}
          pages={pages}
          rowKey={({ scheduleType: type, field: name, account, tabId }) => `${type} ${name} ${account} ${tabId}`}
          failed="The blank fields could not be loaded."
          empty={
            isFiltered ? (
              <EmptyState title="No matching blank fields">Remove a filter or try another word.</EmptyState>
            ) : (
              <EmptyState title="No blank fields">Required fields appear here when they are left blank.</EmptyState>
            )
          }
        />
      </ListCard>
    </>
  )
}

const scheduleOf = ({ scheduleType }: FieldData): string =>
  scheduleType === accountDetails ? detailsName : nameOfType(scheduleType)

const blankLink = ({ blank, label }: FieldData, of: string | null, href: string) => (
  <AppLink href={href} aria-label={`${formatCount(blank)} blank, ${label}, ${of}`}>
    {formatCount(blank)}
  </AppLink>
)

const filled: Column<FieldData> = {
  key: 'percent',
  header: 'Filled in',
  cell: ({ percent }) => `${percent}%`,
  numeric: true,
}

const total: Column<FieldData> = {
  key: 'rows',
  header: 'Of',
  cell: ({ rows, scheduleType }) => `${formatCount(rows)} ${scheduleType === accountDetails ? 'accounts' : 'rows'}`,
  numeric: true,
}

const fieldColumns = (brokerCode: string, filter: FieldsFilter): readonly Column<FieldData>[] => [
  {
    key: 'field',
    header: 'Field',
    cell: (data) => <TwoLines under={scheduleOf(data)}>{data.label}</TwoLines>,
  },
  {
    key: 'blank',
    header: 'Blank',
    cell: (data) => {
      const { scheduleType, field } = data
      const shown = { ...filter, by: 'ACCOUNT', scheduleType, field } as const
      const path = withFilter(`/brokerage-administration/${encodeURIComponent(brokerCode)}/data`, shown)
      return blankLink(data, scheduleOf(data), path)
    },
    numeric: true,
  },
  total,
  { key: 'accounts', header: 'Accounts', cell: ({ accounts }) => formatCount(accounts), numeric: true },
  filled,
]

/** The page where a blank can be filled in. */
const placeOf = ({ scheduleType, account, tabId }: FieldData): string | undefined => {
  if (account === null) return undefined
  return scheduleType === accountDetails
    ? `/${encodeURIComponent(account)}/details`
    : issuesPath(account, scheduleType, tabId, true)
}

const accountColumns: readonly Column<FieldData>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: (data) => (
      <TwoLines under={[data.label, scheduleOf(data), ...(data.tabName === null ? [] : [data.tabName])].join(' · ')}>
        {data.companyName}
      </TwoLines>
    ),
  },
  {
    key: 'blank',
    header: 'Blank',
    cell: (data) => {
      const href = placeOf(data)
      return href === undefined ? formatCount(data.blank) : blankLink(data, data.companyName, href)
    },
    numeric: true,
  },
  { ...total, cell: ({ rows, scheduleType }) => (scheduleType === accountDetails ? '' : `${formatCount(rows)} rows`) },
  filled,
]
