import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import { ruleSeverities, type ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Facts } from '../../../kit/data/facts.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { dayText, RuleState, rulesPath, termText } from '../rule-labels.tsx'
import classes from '../rules.module.css'
import { ruleQuery, useRuleColumns } from '../rules.queries.ts'
import { RuleActions } from './rule-actions.tsx'
import { SimulationCard } from './simulation-card.tsx'

/** One rule: what it asks, what it would mark, and the way to publish or retire it. */
export default function RuleScreen() {
  const { ruleId = '' }: { ruleId?: string } = useParams({ strict: false })
  const query = useQuery(ruleQuery(ruleId))
  return (
    <Page
      title={query.data?.name ?? 'Rule'}
      eyebrow={<AppLink href={rulesPath}>Rules and Targets</AppLink>}
      action={query.data && <RuleActions rule={query.data} />}
    >
      <Loaded query={query} failed={scheduleRuleMessages.loadFailed} lines={8}>
        {(rule) => <Detail rule={rule} />}
      </Loaded>
    </Page>
  )
}

function Detail({ rule }: { readonly rule: ScheduleRule }) {
  const columns = useRuleColumns(rule.scheduleType, rule.brokerage) ?? []
  return (
    <div className={classes.cards}>
      <Card title="Rule" action={<RuleState {...rule} />}>
        <div className={classes.cards}>
          <ul className={classes.sentence}>
            {rule.conditions.length === 0 && <li>For every row:</li>}
            {rule.conditions.map((term, index) => (
              <li key={JSON.stringify(term)}>
                {index === 0 ? 'If' : 'and'} <strong>{termText(term, columns)}</strong>
              </li>
            ))}
            <li>
              then it is required that <strong>{termText(rule.requirement, columns)}</strong>
            </li>
          </ul>
          <Facts facts={factsOf(rule)} />
        </div>
      </Card>
      {rule.state === 'DRAFT' || rule.simulation !== null ? <SimulationCard rule={rule} columns={columns} /> : null}
    </div>
  )
}

function factsOf(rule: ScheduleRule) {
  const { published, retired } = rule
  return [
    { label: 'Message on the row', value: rule.message, isWide: true },
    { label: 'Severity', value: ruleSeverities[rule.severity] },
    { label: 'Schedule', value: nameOfType(rule.scheduleType) },
    { label: 'Brokerage', value: rule.brokerage === null ? 'All brokerages' : (rule.brokerageName ?? rule.brokerage) },
    { label: 'Lines', value: rule.lines.length === 0 ? 'All accounts' : rule.lines.map(policyTypeName).join(', ') },
    { label: 'Effective', value: dayText(rule) },
    { label: 'Changed', value: `${formatMoment(rule.changedAt)} by ${rule.changedBy}` },
    ...(published === null ? [] : [{ label: 'Published', value: `${formatMoment(published.at)} by ${published.by}` }]),
    ...(retired === null ? [] : [{ label: 'Retired', value: `${formatMoment(retired.at)} by ${retired.by}` }]),
  ]
}
