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
      <Notice kind="info">Coverage is not in effect until you request to bind and the carrier confirms.</Notice>
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
          ? 'A bind request uses this plan. Ask your brokerage for a change.'
          : 'Coverage is not bound yet. Your brokerage will take the next step.'}
      </p>
      {mayPick && isOpen && !pick.isOrdered && (
        <div className={classes.actions}>
          <Button kind="secondary" small onClick={() => onOpen({ dialog: 'take-back' })}>
            Undo selection…
          </Button>
        </div>
      )}
    </Notice>
  )
}
