import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { hasTower } from '@portico/contract/areas/policies/coverages/coverage.rules.ts'
import { policyLabel, policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { type LineTower, lineTowers } from '@portico/contract/areas/policies/tower.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatMoney } from '../../../platform/formats.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import type { PolicyFilter } from '../list/policy-filter.ts'
import { termQuery } from '../policy-lists.queries.ts'
import { policyColumns } from '../policy-columns.tsx'
import { TowerPicture } from './tower-picture.tsx'
import { towerPlan, towerPolicies } from '@portico/contract/areas/policies/tower-plan.rules.ts'
import classes from './tower.module.css'

interface Props {
  readonly accountId: string
  readonly filter: PolicyFilter
  readonly today: string
}

/** The primary and excess layers of each line: a drawing, issues as text, and a table. */
export function TowerCard({ accountId, filter, today }: Props) {
  const term = filter.term === undefined || filter.term === 'all' ? 'current' : filter.term
  const query = useQuery(termQuery(accountId, term))
  return (
    <Loaded query={query} failed={policyMessages.listFailed} lines={8}>
      {(policies) => (
        <Towers accountId={accountId} policies={towerPolicies(policies, term, today)} filter={filter} term={term} />
      )}
    </Loaded>
  )
}

interface TowersProps {
  readonly accountId: string
  readonly policies: readonly Policy[]
  readonly filter: PolicyFilter
  readonly term: string
}

function Towers({ accountId, policies, filter, term }: TowersProps) {
  const all = lineTowers(policies)
  const towers = filter.line === undefined ? all : all.filter(({ line }) => line === filter.line)
  if (towers.length === 0) return <NoLayers accountId={accountId} policies={policies} line={filter.line} />
  const rows = towers.flatMap(rowsOf)
  const findings = towers.flatMap(findingsOf)
  return (
    <Card title={term === 'current' ? 'Current towers' : `Towers for terms effective in ${term}`}>
      <TowerPicture lines={towers.map(({ line }) => line)} plan={towerPlan(towers)} />
      <div className={classes.findings}>
        {findings.length === 0 ? (
          <Notice kind="success">No gaps or overlaps between layers.</Notice>
        ) : (
          findings.map((finding) => (
            <Notice key={finding} kind="warning">
              {finding}
            </Notice>
          ))
        )}
      </div>
      <DataTable
        label="Layers of each line, lowest first"
        columns={layerColumns(
          accountId,
          rows.some(({ overlap }) => overlap > 0),
        )}
        rows={rows}
        rowKey={({ line, from, policy }) => `${line} ${from} ${policy?.id ?? 'gap'}`}
      />
    </Card>
  )
}

interface NoLayersProps {
  readonly accountId: string
  readonly policies: readonly Policy[]
  readonly line: string | undefined
}

/** No policy has a layer yet: links the brokerage to policies that could have one. */
function NoLayers({ accountId, policies, line }: NoLayersProps) {
  const mayEnter = useActsForBrokerage(accountId)
  const ready = policies.filter(
    ({ id, policyType }) => id !== null && (line === undefined || line === policyType) && hasTower(policyType),
  )
  return (
    <EmptyState
      title="No layers yet"
      action={
        mayEnter &&
        ready.length > 0 && (
          <ul className={classes.ready}>
            {ready.map((policy) => (
              <li key={policy.id}>
                <AppLink href={`${policyPath(accountId, policy)}?enter=coverages`}>
                  Enter limits and attachment points: {policyTypeName(policy.policyType)}, {policy.policyNumber}
                </AppLink>
              </li>
            ))}
          </ul>
        )
      }
    >
      A tower shows policies with a limit and an attachment point. No policies for this line and term have both.
    </EmptyState>
  )
}

/** What a broker must know about a tower, as text. */
function findingsOf({ line, levels }: LineTower<Policy>): string[] {
  return levels.flatMap((level) => {
    const { from, to } = level
    if (level.kind === 'gap')
      return `${policyTypeName(line)}: a gap of ${formatMoney(to - from)}. Losses between ${formatMoney(from)} and ${formatMoney(to)} are not covered.`
    if (level.overlap === 0) return []
    return `${policyTypeName(line)}: ${policyLabel(level.layer.policy)} overlaps the underlying layers by ${formatMoney(level.overlap)}.`
  })
}

interface Row {
  readonly line: string
  readonly from: number
  readonly to: number
  readonly policy: Policy | undefined
  readonly overlap: number
}

const rowsOf = ({ line, levels }: LineTower<Policy>): Row[] =>
  levels.map((level) => ({
    line,
    from: level.from,
    to: level.to,
    policy: level.kind === 'gap' ? undefined : level.layer.policy,
    overlap: level.kind === 'gap' ? 0 : level.overlap,
  }))

function layerColumns(accountId: string, withOverlap: boolean): Column<Row>[] {
  const { policy: label } = policyColumns(accountId)
  const overlapColumn: Column<Row> = {
    key: 'overlap',
    header: 'Overlap',
    numeric: true,
    cell: ({ overlap }) => (overlap === 0 ? '' : <Pill tone="warning">{formatMoney(overlap)}</Pill>),
  }
  return [
    {
      key: 'layer',
      header: 'Layer',
      cell: ({ policy }) => (policy === undefined ? <Pill tone="danger">Gap</Pill> : label.cell(policy)),
    },
    { key: 'line', header: 'Underlying line', cell: ({ line }) => policyTypeName(line) },
    { key: 'from', header: 'Attaches at', numeric: true, cell: ({ from }) => formatMoney(from) },
    { key: 'limit', header: 'Limit', numeric: true, cell: ({ from, to }) => formatMoney(to - from) },
    ...(withOverlap ? [overlapColumn] : []),
  ]
}
