import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import { type FeatureUse, mostCounted } from '@portico/contract/areas/features/feature-report.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { q } from '../../../platform/queries.ts'
import { shownValue } from '../feature-labels.ts'
import { OverridesCard } from './overrides-card.tsx'
import classes from './feature-report.module.css'

/** Every flag of the platform with where it is set: flags never set, and values equal to their default. */
export default function FeatureReportScreen() {
  const address: { readonly flag?: unknown } = useSearch({ strict: false })
  const report = useQuery(q('GET /api/administration/features'))
  return (
    <Page title="Feature Flag Report" lead="Where each flag is set, for every brokerage and account.">
      <Loaded query={report} failed={featureMessages.reportFailed} lines={10}>
        {(uses) => {
          const chosen = uses.find(({ name }) => name === address.flag)
          return (
            <div className={classes.cards}>
              {chosen !== undefined && <OverridesCard key={chosen.name} use={chosen} />}
              <Card title="All flags">
                <DataTable label="All flags" columns={columns} rows={uses} rowKey={({ name }) => name} />
              </Card>
            </div>
          )
        }}
      </Loaded>
    </Page>
  )
}

const counted = (count: number): string => (count > mostCounted ? `More than ${mostCounted}` : String(count))

const columns: readonly Column<FeatureUse>[] = [
  {
    key: 'flag',
    header: 'Flag',
    cell: ({ name, description, brokerages, accounts }) => (
      <TwoLines under={description}>
        {brokerages + accounts === 0 ? (
          name
        ) : (
          <AppLink href={`/admin/feature-flag-report?flag=${name}`}>{name}</AppLink>
        )}
      </TwoLines>
    ),
  },
  { key: 'default', header: 'Default', cell: (use) => shownValue(use.default) },
  { key: 'brokerages', header: 'Brokerages', numeric: true, cell: ({ brokerages }) => counted(brokerages) },
  { key: 'accounts', header: 'Accounts', numeric: true, cell: ({ accounts }) => counted(accounts) },
  { key: 'state', header: 'Status', cell: (use) => <State use={use} /> },
]

function State({ use: { isOffered, brokerages, accounts } }: { readonly use: FeatureUse }) {
  if (!isOffered) return <Pill tone="neutral">Not in use yet</Pill>
  return brokerages + accounts === 0 ? <Pill tone="warning">Never set</Pill> : <Pill tone="success">In use</Pill>
}
