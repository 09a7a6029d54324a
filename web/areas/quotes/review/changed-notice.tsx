import type { ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { useReviewCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'

interface Props {
  readonly accountId: string
  readonly option: ReviewQuote
  readonly mayDecide: boolean
}

/** The changes of an option since the reader saw it, until they confirm having read them. */
export function ChangedNotice({ accountId, option, mayDecide }: Props) {
  const { markSeen } = useReviewCalls(accountId)
  const [busy, setBusy] = useState(false)

  const read = async (): Promise<void> => {
    setBusy(true)
    try {
      await markSeen([option])
    } catch (error) {
      toasts.show('error', reasonOf(error, 'Your confirmation could not be saved. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <Notice kind="warning">
      <p>
        <strong>{option.carrier}</strong> changed since you viewed it:
      </p>
      <ul className={classes.list}>
        {option.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {mayDecide && (
        <Button kind="secondary" small busy={busy} onClick={() => void read()}>
          I have read the changes
        </Button>
      )}
    </Notice>
  )
}
