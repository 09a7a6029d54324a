import { type ClaimTypeCode, claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimOptions } from '@portico/contract/areas/claims/claim.shapes.ts'
import { triage, type TriageAnswers } from '@portico/contract/areas/claims/triage.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { RadioList } from '../../../kit/forms/radio-list.tsx'
import classes from '../claims.module.css'
import { typeOptions } from './type-options.ts'
import type { Draft } from './use-draft.ts'

interface Props {
  readonly draft: Draft
  readonly options: ClaimOptions
}

/** The type of a draft; who does not know it answers plain questions, and may choose another type than they lead to. */
export function TypeStep({ draft, options }: Props) {
  const { type, triage: known } = draft.content
  const choose = (chosen: ClaimTypeCode): void => {
    draft.change({ type: chosen, ...(chosen === 'UNKNOWN' && { triage: null }) })
  }
  const types = [...new Set([...options.types, type])]
  if (type === 'UNKNOWN') return <Triage draft={draft} />
  return (
    <>
      {known !== null && (
        <Notice kind="info">
          Suggested: {claimTypeNames[type]}. {known.because} Choose another type if this is not right.
        </Notice>
      )}
      <RadioList label="What kind of claim is it?" options={typeOptions(types)} value={type} onChange={choose} />
    </>
  )
}

/** At most three plain questions, then a type with the reason for it. */
function Triage({ draft }: Pick<Props, 'draft'>) {
  const answers: TriageAnswers = draft.content.triage?.answers ?? {}
  const step = triage(answers)
  if ('type' in step) return null
  const { ask } = step
  const answer = (value: string): void => {
    const given = { ...answers, [ask.key]: value }
    const then = triage(given)
    if ('type' in then) draft.change({ type: then.type, triage: { answers: given, because: then.because } })
    else draft.change({ triage: { answers: given, because: '' } })
  }
  return (
    <div className={classes.stack}>
      <p>{ask.label}</p>
      <div className={classes.choices} role="group" aria-label={ask.label}>
        {ask.answers.map(({ value, label }) => (
          <Button key={value} kind="secondary" wide onClick={() => answer(value)}>
            {label}
          </Button>
        ))}
      </div>
      {Object.keys(answers).length > 0 && (
        <div className={classes.actions}>
          <Button kind="quiet" small onClick={() => draft.change({ triage: null })}>
            Start over
          </Button>
        </div>
      )}
    </div>
  )
}
