import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { coverageText } from '@portico/contract/areas/quotes/coverage.rules.ts'
import type { MarketGrid } from '@portico/contract/areas/quotes/quote.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { LazyChart } from '../../../kit/charts/lazy-chart.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatMoney, formatShortMoney } from '../../../platform/formats.ts'
import { moneyOr } from '../quote-labels.tsx'
import classes from '../quotes.module.css'
import { actionsColumn } from './quote-actions.tsx'
import { quoteColumns } from './quote-columns.tsx'
import type { Opened } from './quote-dialogs.tsx'

type Line = MarketGrid['lines'][number]

interface Props {
  readonly accountId: string
  readonly line: Line
  readonly mayChange: boolean
  readonly onOpen: (opened: Opened) => void
}

/** One line of the grid: expiring, requested, and each carrier's response. */
export function MarketLine({ line, mayChange, onOpen }: Props) {
  const { quotes, isSelected } = line
  return (
    <Card
      title={policyTypeName(line.line)}
      aside={<Pill>{quotes.length === 1 ? '1 carrier' : `${quotes.length} carriers`}</Pill>}
      action={
        mayChange &&
        isSelected && (
          <Button
            kind="secondary"
            small
            icon={<IconPlus size={16} aria-hidden />}
            onClick={() => onOpen({ dialog: 'add', line })}
          >
            Add quote
          </Button>
        )
      }
    >
      {!isSelected && <Notice kind="warning">This line was removed from the renewal. Its quotes are kept here.</Notice>}
      <div className={classes.lead}>
        <Facts facts={factsOf(line)} />
      </div>
      {quotes.length === 0 ? (
        <p>Not submitted to any carriers yet.</p>
      ) : (
        <DataTable
          label={`Quotes for ${policyTypeName(line.line)}`}
          columns={[...quoteColumns(line), actionsColumn({ line, mayChange, onOpen })]}
          rows={quotes}
          rowKey={({ id }) => id}
        />
      )}
      <PriceChart line={line} />
    </Card>
  )
}

function factsOf({ expiring, requested, carriersExcluded }: Line) {
  return [
    {
      label: 'Expiring',
      value:
        expiring === null ? 'New line' : `${expiring.carrier ?? expiring.policyNumber}, ${moneyOr(expiring.premium)}`,
    },
    ...(carriersExcluded.length === 0 ? [] : [{ label: 'Excluded', value: carriersExcluded.join(', ') }]),
    {
      label: 'Requested',
      value:
        requested.length === 0 ? (
          'As expiring'
        ) : (
          <details className={classes.talk}>
            <summary>{counted(requested.length, 'coverage')}</summary>
            <ul className={classes.requested}>
              {requested.map((want) => (
                <li key={want.name}>
                  {want.name}: {coverageText(want)}
                </li>
              ))}
            </ul>
          </details>
        ),
    },
  ]
}

/** Prices compared, if there are several: firm ones and indications separately. */
function PriceChart({ line: { line, expiring, quotes } }: Pick<Props, 'line'>) {
  const priced = quotes.filter(({ total }) => total !== null)
  if (priced.length < 2) return null
  const today = expiring?.premium ?? null
  const bars = [
    ...(today === null ? [] : [{ name: 'Expiring', today, firm: null, rough: null }]),
    ...priced.map(({ carrier, status, total }) => ({
      name: carrier,
      today: null,
      firm: status === 'QUOTED' ? total : null,
      rough: status === 'QUOTED' ? null : total,
    })),
  ]
  return (
    <div className={classes.chart}>
      <LazyChart
        title={`Prices for ${policyTypeName(line)}`}
        kind="stacked"
        axis="Carrier"
        labels={bars.map(({ name }) => name)}
        figures={[
          { name: 'Expiring premium', values: bars.map((bar) => bar.today) },
          { name: 'Firm', values: bars.map(({ firm }) => firm) },
          { name: 'Indication', values: bars.map(({ rough }) => rough) },
        ]}
        format={formatMoney}
        formatAxis={formatShortMoney}
      />
    </div>
  )
}
