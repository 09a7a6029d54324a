import { scheduleRuleMessages as messages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import {
  listedHits,
  type RuleHit,
  type RuleSimulation,
  type ScheduleRule,
} from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { scheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Tiles } from '../../../kit/data/tiles.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, formatCount, formatMoment } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { rowPath } from '../../schedules/schedules.public.ts'
import classes from '../rules.module.css'
import { hitPages, useRuleCalls } from '../rules.queries.ts'

interface Props {
  readonly rule: ScheduleRule
  readonly columns: readonly ColumnDefinition[]
}

/** What a rule would mark among the stored rows. */
export function SimulationCard({ rule, columns }: Props) {
  const { simulate } = useRuleCalls()
  const work = useWork()
  const { simulation } = rule
  const isRunning = simulation?.state === 'RUNNING'
  return (
    <Card
      title="Simulation"
      action={
        rule.state === 'DRAFT' && (
          <Button
            kind="secondary"
            small
            busy={work.busy || isRunning}
            onClick={() => void work.run(() => simulate(rule), messages.simulateFailed)}
          >
            {simulation === null ? 'Run simulation' : 'Run again'}
          </Button>
        )
      }
    >
      <div className={classes.cards}>
        {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
        {simulation === null ? (
          <EmptyState title="Not simulated yet">
            Run the simulation to see the stored rows this rule would mark. Nothing is changed. A rule can be published
            after its simulation.
          </EmptyState>
        ) : (
          <Result rule={rule} simulation={simulation} columns={columns} />
        )}
      </div>
    </Card>
  )
}

function Result({ rule, simulation, columns }: Props & { readonly simulation: RuleSimulation }) {
  const { state, rows, rowsRead, rowsChecked, hits, accounts, percent, version, startedAt, startedBy } = simulation
  if (state === 'FAILED') return <Notice kind="error">The simulation failed. Run it again.</Notice>
  if (state === 'RUNNING') {
    return (
      <div className={classes.progress} role="status">
        <ProgressBar label="Simulation" percent={rows === 0 ? 0 : Math.min(100, (rowsRead / rows) * 100)} />
        {`${formatCount(rowsRead)} of ${formatCount(rows)} rows read`}
      </div>
    )
  }
  return (
    <>
      {version !== rule.version && rule.state === 'DRAFT' && (
        <Notice kind="warning">The draft has changed since this simulation. Run it again before you publish.</Notice>
      )}
      <Tiles
        tiles={[
          { label: 'Rows checked', value: rowsChecked, note: `of ${formatCount(rowsRead)} stored rows` },
          { label: 'Rows marked', value: hits, note: `${percent}% of the rows checked`, isWrong: hits > 0 },
          { label: 'Accounts', value: accounts, note: 'with rows marked' },
        ]}
      />
      <p className={classes.under}>
        Run by {startedBy}, {formatMoment(startedAt)}.
        {hits > listedHits && ` The first ${counted(listedHits, 'row')} are listed. Values are as of now.`}
      </p>
      {hits > 0 && <Hits rule={rule} columns={columns} />}
    </>
  )
}

function Hits({ rule, columns }: Props) {
  const pages = useInfiniteQuery(hitPages(rule.id))
  return (
    <PagedTable
      pages={pages}
      failed={messages.hitsFailed}
      label="Rows marked"
      columns={hitColumns(rule, columns)}
      rowKey={({ account, tabId, rowId }) => `${account} ${tabId} ${rowId}`}
      empty={
        <EmptyState title="No rows left">
          The rows of this simulation have been deleted since. Run the simulation again.
        </EmptyState>
      }
    />
  )
}

function hitColumns(
  { scheduleType, conditions, requirement }: ScheduleRule,
  columns: readonly ColumnDefinition[],
): readonly Column<RuleHit>[] {
  const keys = [...new Set([requirement, ...conditions].map(({ column }) => column))]
  return [
    {
      key: 'row',
      header: 'Row',
      cell: (hit) =>
        scheduleTypes[scheduleType].slug === null ? (
          hit.label
        ) : (
          <AppLink href={rowPath(hit.account, scheduleType, hit)}>{hit.label}</AppLink>
        ),
    },
    {
      key: 'account',
      header: 'Account',
      cell: ({ companyName, brokerage, tabName }) => (
        <TwoLines under={tabName === null ? brokerage : `${brokerage}, ${tabName}`}>{companyName}</TwoLines>
      ),
    },
    ...keys.map((key) => ({
      key: `cell-${key}`,
      header: columns.find((column) => column.key === key)?.heading ?? key,
      cell: ({ cells }: RuleHit) => cells[key] ?? 'Blank',
    })),
  ]
}
