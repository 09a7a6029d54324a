import { scheduleChoices } from '@portico/contract/areas/schedules/schedule-choices.ts'
import { ruleSeverities, ruleStates } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { useBrokerageSelect } from '../../brokerages/brokerages.public.ts'
import { type RuleFilter, ruleFilter } from './rule-filter.ts'

interface Props {
  readonly filter: RuleFilter
  readonly onFilter: (filter: RuleFilter) => void
}

/** Narrows the rules. */
export function RulesBar({ filter, onFilter }: Props) {
  const selects = [
    { key: 'state', label: 'Status', choices: choicesOf(ruleStates) },
    { key: 'severity', label: 'Severity', choices: choicesOf(ruleSeverities) },
    { key: 'scheduleType', label: 'Schedule', choices: scheduleChoices },
    useBrokerageSelect('brokerage', filter.brokerage),
  ]
  return (
    <FilterBar
      filter={{ ...filter }}
      onChange={(changed) => onFilter(ruleFilter({ ...filter, ...changed }))}
      search={{ label: 'Find a rule', placeholder: 'Name or message' }}
      selects={selects}
    >
      <SavedViews list="schedule-rules" search={{ ...filter }} onOpen={(search) => onFilter(ruleFilter(search))} />
    </FilterBar>
  )
}
