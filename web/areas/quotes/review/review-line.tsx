import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { QuoteReview, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Questions } from '../questions.tsx'
import classes from '../quotes.module.css'
import { Comparison } from './comparison.tsx'
import { Decision } from './decision.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import type { ReviewOpened } from './review-dialogs.tsx'

interface Props {
  readonly accountId: string
  readonly line: QuoteReview['lines'][number]
  readonly mayDecide: boolean
  /** Also in a renewal that has reached its end: it reopens. */
  readonly mayUndo: boolean
  readonly mayWrite: boolean
  readonly isStaff: boolean
  readonly onOpen: (opened: ReviewOpened) => void
}

/** The options of one line: compared, decided on and asked about. */
export function ReviewLine({ accountId, line, mayDecide, mayUndo, mayWrite, isStaff, onOpen }: Props) {
  const { options, expiring } = line
  const accepted = options.find(({ decision, layer }) => decision?.choice === 'ACCEPTED' && layer === 'PRIMARY')
  const decisionOf = (option: ReviewQuote) => (
    <Decision
      option={option}
      other={accepted !== undefined && accepted.id !== option.id ? accepted : undefined}
      mayDecide={mayDecide}
      mayUndo={mayUndo}
      onOpen={onOpen}
    />
  )
  return (
    <Card
      title={policyTypeName(line.line)}
      aside={<Pill>{options.length === 1 ? '1 option' : `${options.length} options`}</Pill>}
    >
      {options
        .filter(({ seen }) => seen === 'CHANGED')
        .map((option) => (
          <ChangedNotice key={option.id} accountId={accountId} option={option} mayDecide={mayDecide} />
        ))}
      <Comparison
        label={`Options for ${policyTypeName(line.line)}`}
        expiring={expiring}
        options={options}
        decisionOf={decisionOf}
      />
      <h3 className={classes.heading}>Questions</h3>
      {options.map((option) => (
        <details key={option.id} className={classes.talk} open={option.questions.length > 0}>
          <summary>
            {option.carrier}
            {option.questions.length > 0 && ` (${option.questions.length})`}
          </summary>
          <Questions
            accountId={accountId}
            quoteId={option.id}
            carrier={option.carrier}
            questions={option.questions}
            mayWrite={mayWrite}
            isStaff={isStaff}
          />
        </details>
      ))}
    </Card>
  )
}
