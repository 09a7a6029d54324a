import type { QuoteQuestion } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { formatMoment } from '../../platform/formats.ts'
import classes from './questions.module.css'
import { useReviewCalls } from './quotes.queries.ts'

interface Props {
  readonly accountId: string
  readonly quoteId: string
  readonly carrier: string
  readonly questions: readonly QuoteQuestion[]
  /** Whether the reader may write. */
  readonly mayWrite: boolean
  readonly isStaff: boolean
}

/** Questions and answers about a quote, and the form to ask. */
export function Questions({ accountId, quoteId, carrier, questions, mayWrite, isStaff }: Props) {
  return (
    <div className={classes.questions}>
      {questions.length === 0 && <p>{isStaff ? 'No questions from the client yet.' : 'No questions yet.'}</p>}
      <ol className={classes.thread} aria-label={`Questions about ${carrier}`}>
        {questions.map(({ id, author, isStaff: byStaff, text, at }) => (
          <li key={id} className={classes.message} data-staff={byStaff}>
            <p className={classes.head}>
              <strong>{author}</strong> {byStaff ? 'answered' : 'asked'}, <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && <Ask accountId={accountId} quoteId={quoteId} carrier={carrier} isStaff={isStaff} />}
    </div>
  )
}

function Ask({ accountId, quoteId, carrier, isStaff }: Omit<Props, 'questions' | 'mayWrite'>) {
  const { ask } = useReviewCalls(accountId)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  const isEmpty = text.trim() === ''

  const send = async (): Promise<void> => {
    if (isEmpty) return setErrorText(isStaff ? 'Enter your answer' : 'Enter your question')
    setBusy(true)
    setErrorText(undefined)
    try {
      await ask(quoteId, text)
      setText('')
    } catch (error) {
      setErrorText(reasonOf(error, 'Your message could not be sent. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {errorText !== undefined && !isEmpty && <Notice kind="error">{errorText}</Notice>}
      <TextArea
        label={isStaff ? `Answer about ${carrier}` : `Your question about ${carrier}`}
        rows={2}
        maxLength={2000}
        value={text}
        error={isEmpty ? errorText : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" small kind="secondary" busy={busy}>
          {isStaff ? 'Send answer' : 'Ask'}
        </Button>
      </div>
    </form>
  )
}
