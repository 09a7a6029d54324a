import type { ClaimAnswers } from '@portico/contract/areas/claims/claim-question.ts'
import type { Claim, ClaimGuest, ClaimOptions } from '@portico/contract/areas/claims/claim.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { LocateButton } from '../../../kit/controls/locate-button.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import classes from '../claims.module.css'
import { AnswerField } from './answer-field.tsx'
import { FilesStep } from './files-step.tsx'
import { Hotline } from './hotline.tsx'
import { ReviewStep } from './review-step.tsx'
import { TypeStep } from './type-step.tsx'
import { type Draft, useDraft } from './use-draft.ts'
import { useStepFocus, useSteps } from './use-steps.ts'

interface Props {
  readonly accountId: string
  readonly options: ClaimOptions
  readonly claim: Claim
  readonly onDiscard: () => void
}

/** The steps of a report after its first question. */
export function ReportSteps({ accountId, options, claim, onDiscard }: Props) {
  const draft = useDraft(accountId, claim, options.policies)
  const steps = useSteps(draft, options.today)
  const part = useStepFocus(steps.step)
  const { before, next } = steps
  if (claim.status !== 'DRAFT') return <Notice kind="info">This claim is already reported.</Notice>
  return (
    <form
      className={classes.question}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next?.()
      }}
    >
      {claim.guest !== null && <GuestNotice guest={claim.guest} />}
      {draft.content.type === 'CYBER' && <Hotline options={options} carrier={draft.claim.carrier} />}
      <ProgressBar
        label={`Step ${steps.number} of ${steps.count}`}
        percent={Math.round((100 * steps.number) / Math.max(steps.count, 2))}
      />
      <div ref={part} className={classes.stack}>
        <Step accountId={accountId} options={options} draft={draft} steps={steps} onDiscard={onDiscard} />
      </div>
      <div className={classes.line}>
        <div className={classes.actions}>
          {before !== undefined && (
            <Button kind="secondary" onClick={() => steps.go(before)}>
              Back
            </Button>
          )}
          {next !== undefined && <Button type="submit">Next</Button>}
        </div>
        <span className={classes.under} role="status">
          {draft.state === 'failed' ? draft.failure : savedText[draft.state]}
        </span>
      </div>
    </form>
  )
}

/** Who reported it without a login, to the person who confirms it. */
function GuestNotice({ guest: { name, role, phone, code, at } }: { readonly guest: ClaimGuest }) {
  return (
    <Notice kind="info">
      First notice from {name}, {role.toLowerCase()}, {phone}. {formatMoment(at)}, code: {code}. Check the answers, add
      what is missing, and send the report.
    </Notice>
  )
}

interface StepProps extends Omit<Props, 'claim'> {
  readonly draft: Draft
  readonly steps: ReturnType<typeof useSteps>
}

function Step({ draft, steps: { question, questions, step, error, go }, ...rest }: StepProps) {
  const { answers } = draft.content
  if (question !== undefined)
    return (
      <div className={classes.asked}>
        <AnswerField
          key={question.key}
          question={question}
          value={answers[question.key] ?? ''}
          items={question.list === undefined ? [] : rest.options.lists[question.list]}
          error={error}
          onChange={(value) => draft.change({ answers: answered(answers, question.key, value) })}
        />
        {question.key === 'location' && (
          <LocateButton
            value={answers['location'] ?? ''}
            onChange={(location) => draft.change({ answers: { ...answers, location } })}
          />
        )}
      </div>
    )
  return (
    <>
      <h2 tabIndex={-1}>{titles[step]}</h2>
      {step === 'type' && <TypeStep draft={draft} options={rest.options} />}
      {step === 'files' && <FilesStep accountId={rest.accountId} claim={draft.claim} />}
      {step === 'review' && <ReviewStep {...rest} draft={draft} questions={questions} onGo={go} />}
    </>
  )
}

/** The answers with one more; a location of the account brings its state along. */
function answered(answers: ClaimAnswers, key: string, value: string): ClaimAnswers {
  const state = key === 'location' && !answers['state'] ? /,\s([A-Z]{2})\s\d{5}/.exec(value)?.[1] : undefined
  return { ...answers, [key]: value, ...(state !== undefined && { state }) }
}

const savedText = { saved: 'Draft saved', saving: 'Saving…' } as const

const titles: Readonly<Record<string, string>> = {
  type: 'What kind of claim is it?',
  files: 'Photos and documents',
  review: 'Review and send',
}
