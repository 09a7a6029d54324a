import { anyState } from '@portico/contract/areas/losses/due-day.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { type LossRunRule, lossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { fieldColumn, type ListColumn } from '../../../kit/lists/list-columns.ts'
import { actionsColumn } from '../../../kit/lists/actions-column.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { counted, formatDate } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useLossCalls } from '../losses.queries.ts'
import { daysInWords, stateInWords } from './rule-facts.tsx'

const RuleDialog = lazy(pagePart(() => import('./rule-dialog.tsx')))

type Asked =
  | { readonly what: 'add' }
  | { readonly what: 'edit'; readonly rule: LossRunRule }
  | { readonly what: 'remove'; readonly rules: readonly LossRunRule[] }

const { state, days, fromOn, source } = lossRunRule.fields

const columns: readonly ListColumn<LossRunRule>[] = [
  // Those of any state come first, as they do where deadlines are looked up.
  fieldColumn('state', state, { sortValue: (rule) => (rule.state === anyState ? '' : stateInWords(rule.state)) }),
  fieldColumn('days', days, { header: 'Response time', numeric: false, cell: daysInWords, text: daysInWords }),
  fieldColumn('fromOn', fromOn),
  fieldColumn('level', lossRunRule.fixed.level),
  fieldColumn('source', source),
]

const actionsOf = (mayChange: (rule: LossRunRule) => boolean, onAsk: (asked: Asked) => void) =>
  actionsColumn<LossRunRule>(
    (rule) => `${stateInWords(rule.state)}, ${formatDate(rule.fromOn)}`,
    (rule) =>
      mayChange(rule)
        ? [
            { label: 'Edit', onSelect: () => onAsk({ what: 'edit', rule }) },
            { label: 'Remove', danger: true, onSelect: () => onAsk({ what: 'remove', rules: [rule] }) },
          ]
        : [],
  )

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
}

/** Carrier response deadlines by state; people who maintain the rules can change them here. */
export function DeadlinesCard({ accountId, overview }: Props) {
  const { rules, brokerCode, mayChangeRules, mayChangePlatformRules } = overview
  const { removeRule } = useLossCalls(accountId)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const mayChange = ({ level }: LossRunRule) => mayChangeRules && (level === 'BROKERAGE' || mayChangePlatformRules)
  return (
    <Card
      title="Carrier response deadlines"
      action={
        mayChangeRules && (
          <Button kind="secondary" small onClick={() => setAsked({ what: 'add' })}>
            Add deadline
          </Button>
        )
      }
    >
      <RecordList
        label="Carrier response deadlines"
        name="deadlines"
        views="loss-deadlines"
        noun={{ one: 'deadline', many: 'deadlines' }}
        columns={columns}
        actions={mayChangeRules ? actionsOf(mayChange, setAsked) : undefined}
        bulk={[{ label: 'Remove', onRun: (chosen) => setAsked({ what: 'remove', rules: chosen }) }]}
        mayChoose={mayChange}
        rows={rules}
        rowKey={({ id }) => id}
        fileName={`${brokerCode} carrier response deadlines.csv`}
        empty={
          <EmptyState title="No deadlines yet">
            Add a deadline for the state to set due dates for loss run requests.
          </EmptyState>
        }
      />
      <Suspense>
        {(asked?.what === 'add' || asked?.what === 'edit') && (
          <RuleDialog
            accountId={accountId}
            overview={overview}
            rule={asked.what === 'edit' ? asked.rule : undefined}
            onClose={close}
          />
        )}
      </Suspense>
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={
            asked.rules.length === 1 ? 'Remove this deadline?' : `Remove ${counted(asked.rules.length, 'deadline')}?`
          }
          confirmLabel="Remove"
          failure={lossMessages.saveFailed}
          run={async () => {
            // Already removed ones are not removed again after a partial failure.
            const left = rules.filter(({ id }) => asked.rules.some((rule) => rule.id === id))
            await Promise.all(left.map((rule) => removeRule(brokerCode, rule)))
          }}
          onClose={close}
        >
          <p>Requests already sent keep their due date.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}
