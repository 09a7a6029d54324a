import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { OutsidePage } from '../../branding/branding.door.ts'
import classes from './joining.module.css'

interface Props {
  readonly title: string
  /** What to do about it. */
  readonly advice: string
  /** Offers to register anew. */
  readonly another?: boolean
}

/** A link that leads nowhere: used, revoked, expired or never sent. Nobody learns which. */
export function SpentLink({ title, advice, another = false }: Props) {
  return (
    <OutsidePage title={title} lead={peopleMessages.linkSpent}>
      <p>{advice}</p>
      {another && (
        <p>
          <a href="/pre-register">Register again</a>
        </p>
      )}
      <p>
        <a href="/login">Go to login</a>
      </p>
    </OutsidePage>
  )
}

/** A link that could not be looked at just now. */
export function UnopenedLink({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <OutsidePage title="This link could not be opened" lead="There was no answer. The link may be all right.">
      <div className={classes.buttons}>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </OutsidePage>
  )
}
