import type { StagedSchedule } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useId, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { StagedRows } from './staged-rows.tsx'
import { type Decidable, useSettle } from './staging.queries.ts'
import classes from './staging.module.css'

interface Props {
  readonly accountId: string
  readonly schedule: StagedSchedule
  readonly mayDecide: boolean
  readonly onReject: (item: Decidable) => void
}

/** Rows shown initially; a longer section expands. */
const shownAtOnce = 10

/** A tab of a schedule: how many of its rows are on their way, all decided at once or row by row. */
export function StagedScheduleSection({ accountId, schedule, mayDecide, onReject }: Props) {
  const { key, mark, name, added, changed, removed, conflicts, accepted, open } = schedule
  const rows = added + changed + removed
  const titleId = useId()
  const [isShown, setShown] = useState(rows <= shownAtOnce)
  const settle = useSettle(accountId)
  const all = { key, mark, label: `${name}, ${open === 1 ? '1 row' : `${open} rows`}` }
  return (
    <section aria-labelledby={titleId}>
      <div className={classes.bar}>
        <div>
          <h3 id={titleId} className={classes.section}>
            {name}
          </h3>
          <span className={classes.more}>{wordsOf({ added, changed, removed, accepted })}</span>
          {conflicts > 0 && <Pill tone="warning">{`${conflicts} changed in both`}</Pill>}
        </div>
        <div className={classes.tools}>
          {mayDecide && open > 0 && (
            <>
              <Button
                kind="secondary"
                small
                aria-label={`Accept ${all.label}`}
                busy={settle.isPending}
                onClick={() => settle.mutate({ of: [all], kind: 'ACCEPTED' })}
              >
                Accept {open}
              </Button>
              <Button kind="quiet-danger" small aria-label={`Reject ${all.label}…`} onClick={() => onReject(all)}>
                Reject {open}…
              </Button>
            </>
          )}
          {mayDecide && open === 0 && (
            <Button
              kind="quiet"
              small
              aria-label={`Undo all: ${name}`}
              busy={settle.isPending}
              onClick={() => settle.mutate({ of: [all], kind: 'OPEN' })}
            >
              Undo all
            </Button>
          )}
          <Button
            kind="quiet"
            small
            aria-expanded={isShown}
            aria-label={`Rows of ${name}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide rows' : 'Show rows'}
          </Button>
        </div>
      </div>
      {isShown && (
        <StagedRows
          accountId={accountId}
          schedule={schedule}
          settles={
            mayDecide
              ? {
                  accept: (row) => settle.mutate({ of: [row], kind: 'ACCEPTED' }),
                  takeBack: (row) => settle.mutate({ of: [row], kind: 'OPEN' }),
                  reject: onReject,
                }
              : undefined
          }
        />
      )}
    </section>
  )
}

/** The client's changes, and how many are accepted; zeros are omitted. */
const wordsOf = (counts: Pick<StagedSchedule, 'added' | 'changed' | 'removed' | 'accepted'>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')
