import { claimAnalysis, type ClaimCount } from '@portico/contract/areas/claims/claim-analysis.ts'
import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { ClaimList, ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatDate, formatMoney } from '../../../platform/formats.ts'
import classes from '../claims.module.css'
import { useClaims } from '../claims.queries.ts'
import { claimPath } from '../list/claim-columns.tsx'

/** What the claims of an account have in common. */
export default function ClaimAnalyticsScreen({ accountId }: { readonly accountId: string }) {
  const claims = useClaims(accountId)
  return (
    <Page
      title="Claim Analytics"
      lead="What your claims have in common, and where to look first."
      action={
        <AppLink href={`/${encodeURIComponent(accountId)}/claims-portal`} {...buttonLook('secondary')}>
          All claims
        </AppLink>
      }
    >
      <Loaded query={claims} failed={claimMessages.loadFailed} lines={8}>
        {(data) =>
          data.claims.some(({ status }) => status !== 'DRAFT') ? (
            <Analysis accountId={accountId} list={data} />
          ) : (
            <EmptyState title="No claims yet">Analytics appear here once claims are reported.</EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

const percentText = (value: number | null): string => (value === null ? 'Not known' : `${value}%`)

function Analysis({ accountId, list }: { readonly accountId: string; readonly list: ClaimList }) {
  const analysis = claimAnalysis(list.claims)
  return (
    <div className={classes.stack}>
      <Card title="Summary">
        <Facts
          facts={[
            { label: 'Claims', value: formatCount(analysis.total) },
            { label: 'Open', value: formatCount(analysis.open) },
            { label: 'Closing rate', value: percentText(analysis.closingRate) },
            { label: 'With suit papers or a demand', value: percentText(analysis.litigationRate) },
            {
              label: 'Average days to report',
              value: analysis.averageLag === null ? 'Not known' : String(analysis.averageLag),
            },
          ]}
        />
      </Card>
      <div className={classes.charts}>
        <Counts title="Types" axis="Type" counts={analysis.byType} linkOf={linkTo(accountId, 'type', typeCodes)} />
        <Counts title="Causes" axis="Cause" counts={analysis.byCause} />
        <Counts
          title="Locations"
          axis="Location"
          counts={analysis.byLocation}
          linkOf={linkTo(accountId, 'location', {})}
        />
        <Counts title="Weekdays" axis="Weekday" counts={analysis.byWeekday} />
        <Counts title="Time of day" axis="Time" counts={analysis.byHour} />
        <Counts title="Days to report" axis="Days" counts={analysis.byLag} />
        <Counts title="Body parts" axis="Body part" counts={analysis.byBodyPart} />
        <Counts title="Kinds of injury" axis="Injury" counts={analysis.byNature} />
      </div>
      <Claims title="Largest claims" accountId={accountId} claims={analysis.largest} />
      <Claims title="Open reserves to review" accountId={accountId} claims={analysis.toReview} />
    </div>
  )
}

interface CountsProps {
  readonly title: string
  readonly axis: string
  readonly counts: readonly ClaimCount[]
  /** Where the claims of a label are listed. */
  readonly linkOf?: (label: string) => string
}

const typeCodes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(claimTypeNames).map(([code, name]) => [name, code]),
)

/** The list of claims, narrowed to those with a value in a column. */
const linkTo = (accountId: string, column: string, codes: Readonly<Record<string, string>>) => (label: string) => {
  const narrowed = JSON.stringify({ [`is-${column}`]: codes[label] ?? label })
  return `/${encodeURIComponent(accountId)}/claims-portal?claims=${encodeURIComponent(narrowed)}`
}

function Counts({ title, axis, counts, linkOf }: CountsProps) {
  if (counts.every(({ count }) => count === 0)) return null
  return (
    <Card title={title}>
      <LazyChart
        title={`Claims by ${axis.toLowerCase()}`}
        kind="bars"
        axis={axis}
        labels={counts.map(({ label }) => label)}
        figures={[{ name: 'Claims', values: counts.map(({ count }) => count) }]}
        format={formatCount}
      />
      {linkOf !== undefined && (
        <ul className={classes.links} aria-label={`Claims by ${axis.toLowerCase()}`}>
          {counts.map(({ label, count }) => (
            <li key={label}>
              <AppLink href={linkOf(label)}>
                {label} ({count})
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const columnsOf = (accountId: string): readonly Column<ClaimRow>[] => [
  {
    key: 'claim',
    header: 'Claim',
    cell: (row) => <AppLink href={claimPath(accountId, row)}>{row.ourNumber}</AppLink>,
  },
  { key: 'type', header: 'Type', cell: ({ type }) => claimTypeNames[type] },
  { key: 'lossOn', header: 'Date of loss', cell: ({ lossOn }) => (lossOn === null ? '' : formatDate(lossOn)) },
  {
    key: 'reserve',
    header: 'Reserves',
    numeric: true,
    cell: ({ valued }) => (valued === null ? '' : formatMoney(valued.reserve)),
  },
  {
    key: 'incurred',
    header: 'Incurred',
    numeric: true,
    cell: ({ valued }) => (valued === null ? '' : formatMoney(valued.incurred)),
  },
  {
    key: 'valued',
    header: 'Valued as of',
    cell: ({ valued }) => (valued === null ? '' : formatDate(valued.valuationOn)),
  },
]

interface ClaimsProps {
  readonly title: string
  readonly accountId: string
  readonly claims: readonly ClaimRow[]
}

/** Claims with their amounts; each amount has the date of its own valuation beside it. */
function Claims({ title, accountId, claims }: ClaimsProps) {
  if (claims.length === 0) return null
  return (
    <Card title={title}>
      <DataTable label={title} columns={columnsOf(accountId)} rows={claims} rowKey={({ id }) => id} />
    </Card>
  )
}
