import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { rulesPath } from '../rule-labels.tsx'
import { ruleQuery } from '../rules.queries.ts'
import { RuleForm } from './rule-form.tsx'
import { blankDraft, draftOf } from './use-rule-draft.ts'

/** Writes a rule, blank or as a copy of another. */
export default function NewRuleScreen() {
  const from = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('from') })
  return (
    <Page
      title="New Rule"
      eyebrow={<AppLink href={rulesPath}>Rules and Targets</AppLink>}
      lead="The rule is saved as a draft. It has no effect until you simulate and publish it."
    >
      {from === null ? <RuleForm start={blankDraft()} /> : <CopyOf ruleId={from} />}
    </Page>
  )
}

function CopyOf({ ruleId }: { readonly ruleId: string }) {
  return (
    <Loaded query={useQuery(ruleQuery(ruleId))} failed={scheduleRuleMessages.loadFailed} lines={8}>
      {(rule) => <RuleForm start={{ ...draftOf(rule), name: `${rule.name} (copy)`.slice(0, 120) }} />}
    </Loaded>
  )
}
