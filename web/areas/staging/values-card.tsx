import type { StagedValue } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Choice } from '../../kit/controls/choice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { formatCount } from '../../platform/formats.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { type Decidable, useSettle } from './staging.queries.ts'
import { pageSize, ValueGroup } from './value-group.tsx'
import classes from './staging.module.css'

interface Props {
  readonly accountId: string
  readonly values: readonly StagedValue[]
  readonly mayDecide: boolean
}

const shownBy = {
  ALL: () => true,
  OPEN: ({ decision }: StagedValue) => decision === null,
  CONFLICT: ({ isConflict }: StagedValue) => isConflict,
  ACCEPTED: ({ decision }: StagedValue) => decision?.kind === 'ACCEPTED',
  REJECTED: ({ decision }: StagedValue) => decision?.kind === 'REJECTED',
} as const

type Filter = keyof typeof shownBy

const filters: readonly { readonly value: Filter; readonly label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'OPEN', label: 'To decide' },
  { value: 'CONFLICT', label: 'Changed in both' },
  { value: 'ACCEPTED', label: 'Accepted' },
  { value: 'REJECTED', label: 'Rejected' },
]

/** Values on their way: each, or many at once, is accepted or rejected. */
export function ValuesCard({ accountId, values, mayDecide }: Props) {
  const settle = useSettle(accountId)
  const [filter, setFilter] = useState<Filter>(() => (values.some(shownBy.OPEN) ? 'OPEN' : 'ALL'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [rejected, setRejected] = useState<readonly Decidable[]>()
  const shown = values.filter(shownBy[filter])
  const picked = shown.filter(({ key }) => chosen.has(key))

  const decide = (of: readonly Decidable[], kind: 'ACCEPTED' | 'OPEN'): void =>
    settle.mutate({ of, kind }, { onSuccess: () => setChosen(new Set()) })

  const choose = (key: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((other) => other !== key)))

  if (values.length === 0)
    return (
      <Card title="Values">
        <EmptyState title="No differences">Differences from the agency management system appear here.</EmptyState>
      </Card>
    )
  return (
    <Card title="Values" aside={formatCount(values.length)}>
      <div className={classes.bar}>
        <Choice label="Show" labelHidden options={filters} value={filter} onChange={setFilter} />
        {mayDecide && (
          <div className={classes.tools}>
            <Button
              kind="quiet"
              small
              disabled={shown.length === 0}
              onClick={() => setChosen(new Set(picked.length === shown.length ? [] : shown.map(({ key }) => key)))}
            >
              {picked.length > 0 && picked.length === shown.length
                ? 'Clear selection'
                : `Select all ${formatCount(shown.length)}`}
            </Button>
            <Button
              kind="secondary"
              small
              disabled={picked.length === 0}
              busy={settle.isPending}
              onClick={() => decide(picked, 'ACCEPTED')}
            >
              Accept{picked.length > 0 && ` ${formatCount(picked.length)}`}
            </Button>
            <Button kind="quiet-danger" small disabled={picked.length === 0} onClick={() => setRejected(picked)}>
              Reject{picked.length > 0 && ` ${formatCount(picked.length)}`}…
            </Button>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p>No values match this filter.</p>
      ) : (
        <div className={classes.folds}>
          {[...Map.groupBy(shown, ({ group }) => group)].map(([group, rows], at) => (
            <ValueGroup
              key={group}
              group={group}
              values={rows}
              startsOpen={at === 0 || shown.length <= pageSize}
              decides={
                mayDecide
                  ? {
                      isChosen: (key) => chosen.has(key),
                      choose,
                      accept: (value) => decide([value], 'ACCEPTED'),
                      takeBack: (value) => decide([value], 'OPEN'),
                      reject: (value) => setRejected([value]),
                      acceptAll: (open) => decide(open, 'ACCEPTED'),
                    }
                  : undefined
              }
            />
          ))}
        </div>
      )}
      {rejected !== undefined && (
        <RejectDialog
          accountId={accountId}
          values={rejected}
          onClose={() => {
            setRejected(undefined)
            setChosen(new Set())
          }}
        />
      )}
    </Card>
  )
}
