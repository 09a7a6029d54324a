import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { MarkSide } from '@portico/contract/areas/renewals/section-marks.ts'
import type { Renewal } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import { runningPoliciesQuery } from '../renewals.queries.ts'
import { useRenewalRights } from '../use-renewal-rights.ts'
import { AddLineCard } from './add-line-card.tsx'
import { LeftOutCard } from './left-out-card.tsx'
import { LineRow } from './line-row.tsx'
import { SaveBar } from './save-bar.tsx'
import { draftOf, errorsOf, leftOut, type LineDraft, policyOf } from './selection-draft.ts'
import { useSelection } from './use-selection.ts'

/** The lines to place, excluded ones, and lines that may be added. */
export function SelectionForm({ renewal }: { readonly renewal: Renewal }) {
  const { accountId, stage } = renewal
  const { side, mayPlan } = useRenewalRights(accountId)
  const obstacle = obstacleOf(stage, side)
  const mayChoose = mayPlan && obstacle === undefined
  const { draft, isDirty, busy, errors, failed, conflict, save, change, leaveOut, discard } = useSelection(renewal)
  const policies = useQuery(runningPoliciesQuery(accountId)).data ?? []
  const saved = draftOf(renewal.lines)
  const put = (at: number, line: LineDraft): void => change(draft.with(at, line))
  return (
    <>
      {mayPlan && obstacle !== undefined && <Notice kind="info">{obstacle}</Notice>}
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      {errors.lines !== undefined && <Notice kind="error">{errors.lines}</Notice>}
      {conflict !== undefined && <ConflictChoice {...conflict} />}
      <Card title="Lines" aside={draft.length}>
        {draft.map((line, at) => (
          <LineRow
            key={line.line}
            accountId={accountId}
            line={line}
            policy={policyOf(policies, line)}
            errors={errorsOf(errors, at)}
            {...(mayChoose && {
              onChange: (next: LineDraft) => put(at, next),
              onLeaveOut: () => leaveOut(at),
            })}
          />
        ))}
      </Card>
      <LeftOutCard
        policies={leftOut({ policies, draft, effectiveOn: renewal.effectiveOn })}
        {...(mayChoose && { onRenew: (policy: Policy) => change([...draft, lineOf(saved, policy)]) })}
      />
      {mayChoose && <AddLineCard draft={draft} onAdd={(line) => change([...draft, line])} />}
      {mayChoose && (
        <SaveBar
          many={draft.length}
          isDirty={isDirty}
          busy={busy}
          isHeld={conflict !== undefined}
          onSave={() => void save()}
          onDiscard={discard}
        />
      )}
      <LeaveGuard when={isDirty}>Your selections have not been saved.</LeaveGuard>
    </>
  )
}

/** A policy's line as it was before it was excluded, else without any request. */
const lineOf = (saved: readonly LineDraft[], { id, policyType }: Policy): LineDraft =>
  saved.find(({ line }) => line === policyType) ?? {
    line: policyType,
    policyId: id,
    requested: [],
    carriersExcluded: [],
  }

/** Why a side may no longer choose; undefined if it may. */
function obstacleOf(stage: Renewal['stage'], side: MarkSide | null): string | undefined {
  if (stage === 'BOUND' || stage === 'CLOSED') return renewalMessages.over
  return stage === 'KICKOFF' || side === 'BROKER' ? undefined : renewalMessages.selectionClosed
}
