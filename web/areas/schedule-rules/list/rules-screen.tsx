import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import {
  ruleSeverities,
  type ScheduleRuleListing,
} from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { dayText, rulePath, RuleState, rulesPath, scopeText } from '../rule-labels.tsx'
import classes from '../rules.module.css'
import { rulePages } from '../rules.queries.ts'
import { ruleFilter } from './rule-filter.ts'
import { TargetsCard } from '../targets/targets-card.tsx'
import { RulesBar } from './rules-bar.tsx'

/** The rules about schedule rows, for platform administrators. */
export default function RulesScreen() {
  const { filter, onFilter } = useFilter(ruleFilter)
  const pages = useInfiniteQuery(rulePages(filter))
  return (
    <Page
      title="Rules and Targets"
      lead="Rules that check schedule rows on top of the standard checks, and how complete schedules must be before a renewal."
      action={
        <AppLink href={`${rulesPath}/new`} {...buttonLook('primary')}>
          New rule
        </AppLink>
      }
    >
      <RulesBar filter={filter} onFilter={onFilter} />
      <div className={classes.cards}>
        <Card title="Rules">
          <PagedTable
            label="Rules"
            columns={columns}
            pages={pages}
            rowKey={({ id }) => id}
            failed={scheduleRuleMessages.listFailed}
            empty={<NoRules isFiltered={Object.keys(filter).length > 0} />}
          />
        </Card>
        <TargetsCard />
      </div>
    </Page>
  )
}

function NoRules({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No matching rules">Remove a filter or try another word.</EmptyState>
  ) : (
    <EmptyState title="No rules yet">
      Rules appear here as drafts until you publish them. Choose New rule to write one.
    </EmptyState>
  )
}

const columns: readonly Column<ScheduleRuleListing>[] = [
  {
    key: 'name',
    header: 'Rule',
    cell: ({ id, name, ...scope }) => (
      <TwoLines under={scopeText(scope)}>
        <AppLink href={rulePath(id)}>{name}</AppLink>
      </TwoLines>
    ),
  },
  { key: 'state', header: 'Status', cell: (rule) => <RuleState {...rule} /> },
  { key: 'severity', header: 'Severity', cell: ({ severity }) => ruleSeverities[severity] },
  { key: 'days', header: 'Effective', cell: dayText },
  { key: 'changed', header: 'Changed', cell: ({ changedAt, changedBy }) => `${formatMoment(changedAt)}, ${changedBy}` },
]
