import type { ClaimAnalysis, ClaimGroup } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { type ClaimFact, claimFacts, namesOfFact } from '@portico/contract/areas/claims/claim-facts.ts'
import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { countdown } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
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
import { factText } from '../claim-fact-text.ts'
import { useClaimAnalysis } from '../claims.queries.ts'
import { StateTiles } from './state-tiles.tsx'
import { claimPath } from '../list/claim-columns.tsx'

/** What the claims of an account have in common. */
export default function ClaimAnalyticsScreen({ accountId }: { readonly accountId: string }) {
  const analysis = useClaimAnalysis(accountId)
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
      <Loaded query={analysis} failed={claimMessages.loadFailed} lines={8}>
        {(data) =>
          data.total > 0 ? (
            <Analysis accountId={accountId} analysis={data} />
          ) : (
            <EmptyState title="No claims yet">Analytics appear here once claims are reported.</EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

const percentText = (value: number | null): string => (value === null ? 'Not known' : `${value}%`)

interface AnalysisProps {
  readonly accountId: string
  readonly analysis: ClaimAnalysis
}

function Analysis({ accountId, analysis }: AnalysisProps) {
  const states = analysis.groups.state
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
        {charts.map(([fact, title]) => (
          <Counts key={fact} title={title} fact={fact} groups={analysis.groups[fact]} accountId={accountId} />
        ))}
        <LagCost accountId={accountId} analysis={analysis} />
      </div>
      {states.length > 0 && (
        <Card title="Claims by state" footer={mixedText(analysis)}>
          <StateTiles states={states} linkOf={linkTo(accountId, 'state')} />
        </Card>
      )}
      <Claims title="Largest claims" accountId={accountId} claims={analysis.largest} />
      <Claims
        title="Open reserves to review"
        accountId={accountId}
        claims={analysis.toReview}
        more={[reviewColumn(analysis.today)]}
      />
    </div>
  )
}

/** A chart each. */
const charts: readonly (readonly [fact: ClaimFact, title: string])[] = [
  ['type', 'Types'],
  ['cause', 'Causes'],
  ['location', 'Locations'],
  ['weekday', 'Weekdays'],
  ['hour', 'Time of day'],
  ['lag', 'Days to report'],
  ['tenure', 'Time with the company'],
  ['bodyPart', 'Body parts'],
  ['nature', 'Kinds of injury'],
]

/** From when to when the amounts are valued, as a footer. */
const mixedText = ({ valuedBetween }: ClaimAnalysis): string | undefined => {
  if (valuedBetween === null) return undefined
  const { from, to } = valuedBetween
  return from === to
    ? `Amounts as of ${formatDate(to)}.`
    : `Mixed valuations: amounts as of ${formatDate(from)} to ${formatDate(to)}.`
}

/** What claims cost on average, by how soon they were reported. */
function LagCost({ accountId, analysis }: AnalysisProps) {
  const bands = inOrder('lag', analysis.groups.lag).filter(({ valued }) => valued > 0)
  if (bands.length === 0) return null
  const footer = `Average incurred of valued claims. ${mixedText(analysis) ?? ''}`
  return (
    <Card title="Cost by days to report" footer={footer}>
      <LazyChart
        title="Average incurred by days to report"
        kind="bars"
        axis="Days"
        labels={bands.map(({ value, valued }) => `${factText('lag', value)} (${valued})`)}
        figures={[{ name: 'Average incurred', values: bands.map(({ incurred, valued }) => incurred / valued) }]}
        format={formatMoney}
      />
      <BarLinks
        name="Claims by cost and days to report"
        fact="lag"
        accountId={accountId}
        bars={bands.map(({ value, incurred, valued }) => ({ value, figure: formatMoney(incurred / valued) }))}
      />
    </Card>
  )
}

const mostBars = 10

/** The groups of a fact whose values have an order in that order; others the most frequent first. */
function inOrder(fact: ClaimFact, groups: readonly ClaimGroup[]): readonly ClaimGroup[] {
  const isOrdered = fact !== 'type' && namesOfFact(fact) !== undefined
  return isOrdered
    ? groups.toSorted((one, other) => Number(one.value) - Number(other.value))
    : groups.slice(0, mostBars)
}

/** The list of reported claims, narrowed to those with a value of a fact. */
const linkTo = (accountId: string, fact: ClaimFact) => (value: string) => {
  const narrowed = JSON.stringify({ 'is-report': 'reported', [`is-${fact}`]: value })
  return `/${encodeURIComponent(accountId)}/claims-portal?claims=${encodeURIComponent(narrowed)}`
}

interface CountsProps {
  readonly title: string
  readonly fact: ClaimFact
  readonly groups: readonly ClaimGroup[]
  readonly accountId: string
}

/** How many claims there are by a fact; each count leads to them. */
function Counts({ title, fact, groups, accountId }: CountsProps) {
  if (groups.length === 0) return null
  const axis = claimFacts[fact].label
  const name = `Claims by ${axis.toLowerCase()}`
  const bars = inOrder(fact, groups)
  return (
    <Card title={title}>
      <LazyChart
        title={name}
        kind="bars"
        axis={axis}
        labels={bars.map(({ value }) => factText(fact, value))}
        figures={[{ name: 'Claims', values: bars.map(({ count }) => count) }]}
        format={formatCount}
      />
      <BarLinks
        name={name}
        fact={fact}
        accountId={accountId}
        bars={bars.map(({ value, count }) => ({ value, figure: formatCount(count) }))}
      />
    </Card>
  )
}

interface BarLinksProps {
  readonly name: string
  readonly fact: ClaimFact
  readonly accountId: string
  readonly bars: readonly { readonly value: string; readonly figure: string }[]
}

/** The bars of a chart as links: each leads to its claims. */
const BarLinks = ({ name, fact, accountId, bars }: BarLinksProps) => (
  <ul className={classes.links} aria-label={name}>
    {bars.map(({ value, figure }) => (
      <li key={value}>
        <AppLink href={linkTo(accountId, fact)(value)}>
          {factText(fact, value)} ({figure})
        </AppLink>
      </li>
    ))}
  </ul>
)

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

/** By when the reserves of a claim are reviewed, those overdue first. */
const reviewColumn = (today: string): Column<ClaimRow> => ({
  key: 'reviewOn',
  header: 'Review by',
  cell: ({ reviewOn }) =>
    reviewOn !== null && (
      <div>
        {formatDate(reviewOn)}
        <span className={classes.under}>{countdown(reviewOn, today)}</span>
      </div>
    ),
})

interface ClaimsProps {
  readonly title: string
  readonly more?: readonly Column<ClaimRow>[]
  readonly accountId: string
  readonly claims: readonly ClaimRow[]
}

/** Claims with their amounts; each amount has the date of its own valuation beside it. */
function Claims({ title, accountId, claims, more }: ClaimsProps) {
  if (claims.length === 0) return null
  return (
    <Card title={title}>
      <DataTable
        label={title}
        columns={[...columnsOf(accountId), ...(more ?? [])]}
        rows={claims}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
