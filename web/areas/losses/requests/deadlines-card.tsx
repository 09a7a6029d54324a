import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useLossCalls } from '../losses.queries.ts'
import { daysInWords, levelNames, stateInWords } from './rule-facts.tsx'

const RuleDialog = lazy(pagePart(() => import('./rule-dialog.tsx')))

type Asked = { readonly what: 'add' } | { readonly what: 'edit' | 'remove'; readonly rule: LossRunRule }

const columns: readonly Column<LossRunRule>[] = [
  { key: 'state', header: 'State', cell: ({ state }) => stateInWords(state) },
  { key: 'days', header: 'Carriers have', cell: daysInWords },
  { key: 'from', header: 'From', cell: ({ fromOn }) => formatDate(fromOn) },
  { key: 'level', header: 'Holds for', cell: ({ level }) => levelNames[level] },
  { key: 'source', header: 'Source', cell: ({ source }) => source },
]

const actionsColumn = (
  mayChange: (rule: LossRunRule) => boolean,
  onAsk: (what: 'edit' | 'remove', rule: LossRunRule) => void,
): Column<LossRunRule> => ({
  key: 'actions',
  header: 'Actions',
  cell: (rule) =>
    mayChange(rule) && (
      <Menu
        small
        label={`Actions for ${stateInWords(rule.state)}, ${formatDate(rule.fromOn)}`}
        icon={<IconDots size={18} />}
        items={[
          { label: 'Edit', onSelect: () => onAsk('edit', rule) },
          { label: 'Remove', danger: true, onSelect: () => onAsk('remove', rule) },
        ]}
      />
    ),
})

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
}

/** Until when carriers have to answer, state by state; those who keep the rules may change them here. */
export function DeadlinesCard({ accountId, overview }: Props) {
  const { rules, brokerCode, mayChangeRules, mayChangePlatformRules } = overview
  const { removeRule } = useLossCalls(accountId)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const mayChange = ({ level }: LossRunRule) => mayChangeRules && (level === 'BROKERAGE' || mayChangePlatformRules)
  const actions = actionsColumn(mayChange, (what, rule) => setAsked({ what, rule }))
  return (
    <Card
      title="Deadlines of carriers"
      action={
        mayChangeRules && (
          <Button kind="secondary" small onClick={() => setAsked({ what: 'add' })}>
            Add deadline
          </Button>
        )
      }
    >
      {rules.length === 0 ? (
        <EmptyState title="No deadlines yet">
          Requests have no due day until a deadline of the state is there.
        </EmptyState>
      ) : (
        <DataTable
          label="Deadlines of carriers"
          columns={mayChangeRules ? [...columns, actions] : columns}
          rows={rules}
          rowKey={({ id }) => id}
        />
      )}
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
          title="Remove this deadline?"
          confirmLabel="Remove"
          failure={lossMessages.saveFailed}
          run={async () => void (await removeRule(brokerCode, asked.rule))}
          onClose={close}
        >
          <p>Requests that were sent keep their due day.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}
