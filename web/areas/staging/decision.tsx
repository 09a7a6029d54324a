import type { StagedValue } from '@portico/contract/areas/staging/staging.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import type { Decidable } from './staging.queries.ts'
import classes from './staging.module.css'

/** A decision on a value or a row. */
export interface Settles {
  readonly accept: (item: Decidable) => void
  readonly reject: (item: Decidable) => void
  readonly takeBack: (item: Decidable) => void
}

interface Props {
  readonly item: Decidable & Pick<StagedValue, 'decision'>
  readonly settles: Settles | undefined
}

/** What was decided of a value or a row, or how to decide. */
export function Decision({ item, settles }: Props) {
  const { decision, label } = item
  if (decision === null)
    return settles === undefined ? (
      <Pill>To decide</Pill>
    ) : (
      <span className={classes.tools}>
        <Button kind="secondary" small aria-label={`Accept ${label}`} onClick={() => settles.accept(item)}>
          Accept
        </Button>
        <Button kind="quiet-danger" small aria-label={`Reject ${label}…`} onClick={() => settles.reject(item)}>
          Reject…
        </Button>
      </span>
    )
  const isAccepted = decision.kind === 'ACCEPTED'
  return (
    <span className={classes.told}>
      <span className={classes.tools}>
        <Pill tone={isAccepted ? 'success' : 'danger'}>{isAccepted ? 'Accepted' : 'Rejected'}</Pill>
        {settles !== undefined && (
          <Button kind="quiet" small aria-label={`Undo: ${label}`} onClick={() => settles.takeBack(item)}>
            Undo
          </Button>
        )}
      </span>
      <span className={classes.more}>{decision.by}</span>
      {decision.comment !== '' && <span>{decision.comment}</span>}
    </span>
  )
}
