import { shownInLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ExportMenu } from '../export-menu.tsx'
import { sampleAccountsQuery, sampleRowsQuery, summaryQuery } from './layout.queries.ts'
import classes from './layout.module.css'

interface Props {
  readonly brokerCode: string
  readonly type: ScheduleType
  readonly columns: readonly ColumnDefinition[]
  readonly draft: Layout
}

/** The first rows of an account as the file will hold them, while the layout is being changed. */
export function LayoutPreview({ brokerCode, ...rest }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const accounts = useQuery(sampleAccountsQuery(brokerCode, useDeferredValue(search.trim())))
  const found = accounts.data?.items ?? []
  const accountId = found.some(({ accountCode }) => accountCode === chosen) ? chosen : found[0]?.accountCode
  return (
    <Card title="Preview">
      <div className={classes.sample}>
        <TextField
          label="Find an account"
          placeholder="Company name or code"
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
        <SelectField
          label="Account"
          value={accountId ?? ''}
          data={found.map(({ accountCode, companyName }) => ({ value: accountCode, label: companyName }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
      </div>
      {accountId === undefined ? (
        accounts.isSuccess && <p>No matching accounts.</p>
      ) : (
        <SampleTab key={accountId} accountId={accountId} {...rest} />
      )}
    </Card>
  )
}

type SampleProps = Omit<Props, 'brokerCode'> & { readonly accountId: string }

/** The first tab of the schedule that has rows. */
function SampleTab({ accountId, ...rest }: SampleProps) {
  const summary = useQuery(summaryQuery(accountId))
  return (
    <Loaded query={summary} failed="The rows could not be loaded.">
      {(tabs) => {
        const tab = tabs.find(({ scheduleType, rows }) => scheduleType === rest.type && rows > 0)
        if (tab === undefined) return <p>This account has no rows in this schedule. Choose another one.</p>
        return <SampleRows accountId={accountId} tabId={tab.tabId} {...rest} />
      }}
    </Loaded>
  )
}

function SampleRows({ accountId, tabId, type, columns, draft }: SampleProps & { readonly tabId: number }) {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const shown = draft.columns.flatMap((chosen) => {
    const column = byKey.get(chosen.column)
    return column === undefined ? [] : [{ ...chosen, column }]
  })
  return (
    <Loaded query={useQuery(sampleRowsQuery(accountId, type, tabId))} failed="The rows could not be loaded.">
      {({ rows }) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys too */}
          <div className={classes.scroll} role="region" aria-label="First rows of the file" tabIndex={0}>
            <table className={classes.rows}>
              <thead>
                <tr>
                  {shown.map(({ column, heading }) => (
                    <th key={column.key} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ rowId, cells }) => (
                  <tr key={rowId}>
                    {shown.map(({ column, format, codes }) => (
                      <td key={column.key}>{shownInLayout(column, { format, codes }, cells[column.key] ?? null)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={classes.take}>
            <span>Download these rows with a saved template</span>
            <ExportMenu accountId={accountId} type={type} tabId={tabId} />
          </div>
        </>
      )}
    </Loaded>
  )
}
