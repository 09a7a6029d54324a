import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { moneyOr } from '../quote-labels.tsx'
import classes from '../quotes.module.css'
import type { ReviewOpened } from './review-dialogs.tsx'

interface Props {
  readonly option: ReviewQuote
  /** The other primary option of the line that is accepted. */
  readonly other: ReviewQuote | undefined
  readonly mayDecide: boolean
  readonly mayUndo: boolean
  readonly onOpen: (opened: ReviewOpened) => void
}

/** What was decided of an option, and what can be. */
export function Decision({ option, other, mayDecide, mayUndo, onOpen }: Props) {
  const { decision, publication } = option
  if (decision === null)
    return mayDecide ? <Choices option={option} other={other} onOpen={onOpen} /> : <>Decision pending</>
  const isOld = decision.publication !== publication
  return (
    <span className={classes.stack}>
      <Pill tone={decision.choice === 'ACCEPTED' ? 'success' : 'danger'}>
        {decision.choice === 'ACCEPTED' ? 'Accepted' : 'Declined'}
      </Pill>
      <span className={classes.small}>
        {decision.choice === 'ACCEPTED' ? `for ${moneyOr(decision.total)} ` : ''}by {decision.by},{' '}
        {formatMoment(decision.at)}
      </span>
      {decision.reason !== '' && <span className={classes.small}>“{decision.reason}”</span>}
      {decision.coverages
        .filter(({ isTaken }) => !isTaken)
        .map(({ name, reason }) => (
          <span key={name} className={classes.small}>
            Without {name}: “{reason}”
          </span>
        ))}
      {isOld && <Pill tone="warning">Changed since you decided</Pill>}
      {mayUndo && !decision.isOrdered && (
        <Undo option={option} other={other} mayDecide={isOld && mayDecide} onOpen={onOpen} />
      )}
    </span>
  )
}

/** Takes a decision back; one about an earlier version may also be made again. */
function Undo({ option, other, mayDecide, onOpen }: Omit<Props, 'mayUndo'>) {
  return (
    <span className={classes.actions}>
      {mayDecide && <Choices option={option} other={other} onOpen={onOpen} />}
      <Button kind="quiet" small onClick={() => onOpen({ dialog: 'take-back', quoteId: option.id })}>
        Undo
      </Button>
    </span>
  )
}

function Choices({ option, other, onOpen }: Omit<Props, 'mayDecide' | 'mayUndo'>) {
  const { id, isFirm, isExpired, layer } = option
  const isSecond = other !== undefined && layer === 'PRIMARY'
  const error = !isFirm
    ? quoteMessages.acceptIndication
    : isExpired
      ? quoteMessages.expired
      : isSecond
        ? `You have accepted ${other.carrier}.`
        : undefined
  return (
    <span className={classes.stack}>
      <span className={classes.actions}>
        {error === undefined && (
          <Button small onClick={() => onOpen({ dialog: 'accept', quoteId: id })}>
            Accept…
          </Button>
        )}
        <Button kind="secondary" small onClick={() => onOpen({ dialog: 'decline', quoteId: id })}>
          Decline…
        </Button>
      </span>
      {error !== undefined && <span className={classes.small}>{error}</span>}
    </span>
  )
}
