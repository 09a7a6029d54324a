import { anyState } from '@portico/contract/areas/losses/due-day.ts'
import { type LossRunRule, lossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { changeRuleKey, useLossCalls } from '../losses.queries.ts'

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  readonly rule: LossRunRule | undefined
  readonly onClose: () => void
}

/** Adds or changes the deadline of a state. */
export default function RuleDialog({ accountId, overview, rule, onClose }: Props) {
  const { brokerCode, today, mayChangePlatformRules } = overview
  const { addRule, changeRule } = useLossCalls(accountId)
  const { state, ...rest } = lossRunRule.fields
  const level = {
    ...lossRunRule.fixed.level,
    locked: rule !== undefined,
    offered: ({ value }: { readonly value: string }) => mayChangePlatformRules || value === 'BROKERAGE',
  }
  return (
    <RecordDialog
      title={rule === undefined ? 'Add deadline' : 'Edit deadline'}
      fields={{ state, level, ...rest }}
      schema={lossRunRule.draft}
      start={{ level: 'BROKERAGE', state: anyState, days: 10, kind: 'CALENDAR', fromOn: today }}
      stale={useSavedMeanwhile(changeRuleKey, rule, onClose)}
      failure={lossMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? addRule(brokerCode, draft) : changeRule(brokerCode, base, draft))}
      onClose={onClose}
    />
  )
}
