import { scheduleRuleMessages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { rulePath } from '../rule-labels.tsx'
import { ruleQuery } from '../rules.queries.ts'
import { RuleForm } from './rule-form.tsx'
import { draftOf } from './use-rule-draft.ts'

/** Changes a draft. */
export default function EditRuleScreen() {
  const { ruleId = '' }: { ruleId?: string } = useParams({ strict: false })
  const query = useQuery(ruleQuery(ruleId))
  return (
    <Page
      title="Edit Rule"
      eyebrow={<AppLink href={rulePath(ruleId)}>{query.data?.name ?? 'Rule'}</AppLink>}
      lead="A changed draft must be simulated again before it is published."
    >
      <Loaded query={query} failed={scheduleRuleMessages.loadFailed} lines={8}>
        {(rule) =>
          rule.state === 'DRAFT' ? (
            <RuleForm key={rule.id} start={draftOf(rule)} stored={rule} />
          ) : (
            <Notice kind="warning">{scheduleRuleMessages.notDraft}</Notice>
          )
        }
      </Loaded>
    </Page>
  )
}
