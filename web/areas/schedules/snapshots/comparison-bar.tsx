import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Snapshot } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Choice } from '../../../kit/controls/choice.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { nameOfState, type Comparison, type ComparisonAddress } from './comparison.ts'
import { kindNames } from './difference-text.ts'
import { tabsQuery } from '../schedules.queries.ts'
import classes from './snapshots.module.css'

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  readonly comparison: Comparison
  readonly snapshots: readonly Snapshot[]
  readonly columns: readonly ColumnDefinition[]
  readonly onChange: (address: ComparisonAddress) => void
}

/** What is compared with what, and which differences are shown. */
export function ComparisonBar({ accountId, type, comparison, snapshots, columns, onChange }: Props) {
  const { data: allTabs = [] } = useQuery(tabsQuery(accountId))
  const tabs = allTabs.filter(({ scheduleType }) => scheduleType === type)
  const states = ['CURRENT', ...snapshots.map(({ number }) => String(number))].map((state) => ({
    value: state,
    label: nameOfState(state, snapshots),
  }))
  const { kind, column, ...compared } = comparison
  return (
    <>
      <div className={classes.filters}>
        <SelectField
          label="Before"
          data={states}
          value={comparison.from}
          onChange={(event) => onChange({ ...comparison, from: event.currentTarget.value })}
        />
        <SelectField
          label="Now"
          data={states}
          value={comparison.to}
          onChange={(event) => onChange({ ...comparison, to: event.currentTarget.value })}
        />
        {tabs.length > 0 && (
          <SelectField
            label="Tab"
            data={[
              { value: String(noTab), label: 'Without a tab' },
              ...tabs.map(({ scheduleTabId, tabName }) => ({ value: String(scheduleTabId), label: tabName })),
            ]}
            value={String(comparison.tabId)}
            onChange={(event) => onChange({ ...comparison, tabId: Number(event.currentTarget.value) })}
          />
        )}
        <SelectField
          label="Column"
          data={[
            { value: '', label: 'Any column' },
            ...columns.map(({ key, heading }) => ({ value: key, label: heading })),
          ]}
          value={column ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            onChange({ ...compared, ...(kind && { kind }), ...(chosen !== '' && { column: chosen }) })
          }}
        />
      </div>
      <div className={classes.kinds}>
        <Choice
          label="Shown"
          labelHidden
          options={[
            { value: 'all', label: 'All' },
            ...Object.entries(kindNames).map(([value, label]) => ({ value, label })),
          ]}
          value={kind ?? 'all'}
          onChange={(chosen) => {
            const known = (['added', 'changed', 'removed'] as const).find((each) => each === chosen)
            onChange({ ...compared, ...(column && { column }), ...(known && { kind: known }) })
          }}
        />
      </div>
    </>
  )
}
