import type { PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { formatMoment } from '../../platform/formats.ts'
import type { SelectionOpened } from './selection-dialogs.tsx'
import classes from './policy-selection.module.css'

interface Props {
  readonly selection: PolicySelection
  readonly isOpen: boolean
  readonly onOpen: (opened: SelectionOpened) => void
}

/** What the firm chose, and who signed it. */
export function PickNotice({ selection: { pick, plans, mayPick }, isOpen, onOpen }: Props) {
  if (pick === null)
    return plans.length > 0 ? (
      <Notice kind="info">Nothing is covered until cover is ordered and the carrier confirms it.</Notice>
    ) : null
  const plan = plans.find(({ id }) => id === pick.planId)
  return (
    <Notice kind="success">
      <p>
        <strong>{plan?.name ?? 'A plan'}</strong> is chosen, signed by {pick.signer}, {pick.title}. Entered by {pick.by}
        , {formatMoment(pick.at)}.
      </p>
      {pick.acknowledgement !== '' && <p>On the later retroactive date: “{pick.acknowledgement}”</p>}
      <p>
        {pick.isOrdered
          ? 'Cover is ordered by it. Ask your brokerage for a change.'
          : 'Cover is not ordered yet: your brokerage does that next.'}
      </p>
      {mayPick && isOpen && !pick.isOrdered && (
        <div className={classes.actions}>
          <Button kind="secondary" small onClick={() => onOpen({ dialog: 'take-back' })}>
            Take choice back…
          </Button>
        </div>
      )}
    </Notice>
  )
}
