import { schedulesOfLines } from '@portico/contract/areas/features/line-schedules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { completenessTargetMessages as messages } from '@portico/contract/areas/schedule-rules/targets/completeness-target.messages.ts'
import type { CompletenessTarget } from '@portico/contract/areas/schedule-rules/targets/completeness-target.shapes.ts'
import { nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { actionsColumn } from '../../../kit/lists/actions-column.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { counted } from '../../../platform/formats.ts'
import { TargetDialog } from './target-dialog.tsx'
import { targetsQuery, useTargetCalls } from './targets.queries.ts'

type Asked =
  | { readonly what: 'save'; readonly target?: CompletenessTarget }
  | { readonly what: 'remove'; readonly target: CompletenessTarget }

/** How complete the schedules of each line are to be before a renewal. */
export function TargetsCard() {
  const query = useQuery(targetsQuery)
  const { remove } = useTargetCalls()
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  const actions = actionsColumn<CompletenessTarget>(
    ({ line }) => policyTypeName(line),
    (target) => [
      { label: 'Edit', onSelect: () => setAsked({ what: 'save', target }) },
      { label: 'Remove', danger: true, onSelect: () => setAsked({ what: 'remove', target }) },
    ],
  )
  return (
    <Card
      title="Completeness targets"
      action={
        <Button kind="secondary" small onClick={() => setAsked({ what: 'save' })}>
          Add target
        </Button>
      }
    >
      <Loaded query={query} failed={messages.listFailed} lines={4}>
        {(targets) => (
          <RecordList
            label="Completeness targets"
            name="completeness-targets"
            noun={{ one: 'target', many: 'targets' }}
            columns={columns}
            rows={targets}
            rowKey={({ line }) => line}
            actions={actions}
            fileName="Completeness targets.csv"
            empty={
              <EmptyState title="No targets yet">
                Without a target, a schedule is ready once all of its rows are free of errors. Add a target by line.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {asked?.what === 'save' && (
        <TargetDialog target={asked.target} taken={(query.data ?? []).map(({ line }) => line)} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={`Remove the target for ${policyTypeName(asked.target.line)}?`}
          confirmLabel="Remove target"
          failure={messages.removeFailed}
          run={() => remove(asked.target)}
          onClose={close}
        >
          <p>Renewals of this line will need all schedule rows to be free of errors again.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}

const scheduleNames = ({ line }: CompletenessTarget): string =>
  schedulesOfLines([line])
    .map((type) => nameOfType(type as ScheduleType))
    .join(', ')

const columns: readonly ListColumn<CompletenessTarget>[] = [
  {
    key: 'line',
    header: 'Line',
    cell: ({ line }) => policyTypeName(line),
    text: ({ line }) => policyTypeName(line),
    sortValue: ({ line }) => policyTypeName(line),
  },
  {
    key: 'percent',
    header: 'Completeness',
    cell: ({ percent }) => `${percent}%`,
    text: ({ percent }) => `${percent}%`,
    sortValue: ({ percent }) => percent,
    value: ({ percent }) => percent,
    numeric: true,
  },
  {
    key: 'days',
    header: 'Due',
    cell: ({ daysBefore }) => `${counted(daysBefore, 'day')} before the effective date`,
    text: ({ daysBefore }) => `${counted(daysBefore, 'day')} before the effective date`,
    sortValue: ({ daysBefore }) => daysBefore,
    value: ({ daysBefore }) => daysBefore,
  },
  { key: 'schedules', header: 'Schedules', cell: scheduleNames, text: scheduleNames },
]
