import type { ClaimQuestion } from '@portico/contract/areas/claims/claim-question.ts'
import { claimTypeNames, linesOfClaim } from '@portico/contract/areas/claims/claim-types.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { answerText, policiesInForce, policyLabel, reportErrors } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimOptions } from '@portico/contract/areas/claims/claim.shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import { useClaimCalls } from '../claims.queries.ts'
import type { Draft } from './use-draft.ts'

interface Props {
  readonly accountId: string
  readonly options: ClaimOptions
  readonly draft: Draft
  readonly questions: readonly ClaimQuestion[]
  readonly onGo: (step: string) => void
  /** The draft is about to go: nothing of it may be read again. */
  readonly onDiscard: () => void
}

/** Everything that is reported, with what is missing and what to look at before it is sent. */
export function ReviewStep({ accountId, options, draft, questions, onGo, onDiscard }: Props) {
  const { type, answers } = draft.content
  const navigate = useNavigate()
  const { report, discard } = useClaimCalls(accountId)
  const work = useWork()
  const [discarding, setDiscarding] = useState(false)
  const errors = reportErrors(type, answers, options.today)
  const missing = questions.filter(({ key }) => errors[key] !== undefined)
  const portal = `/${encodeURIComponent(accountId)}/claims-portal`
  const { id } = draft.claim
  const send = async (): Promise<void> => {
    await draft.flush()
    await report({ id, version: draft.version() })
    draft.forget()
    await navigate({ to: `${portal}/${id}`, replace: true })
  }
  return (
    <div className={classes.stack}>
      {missing.length > 0 && (
        <Notice kind="error">
          {claimMessages.incomplete}
          <ul>
            {missing.map(({ key, label }) => (
              <li key={key}>
                <Button kind="quiet" small onClick={() => onGo(key)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Warnings accountId={accountId} draft={draft} options={options} />
      <PolicyChoice draft={draft} options={options} />
      <ul className={classes.list} aria-label="Your answers">
        <li className={classes.answer}>
          <span>
            <span className={classes.under}>Claim type</span>
            {claimTypeNames[type]}
          </span>
          <Button kind="quiet" small aria-label="Edit: Claim type" onClick={() => onGo('type')}>
            Edit
          </Button>
        </li>
        {questions.map((question) => {
          const value = answers[question.key] ?? ''
          return (
            <li key={question.key} className={classes.answer}>
              <span>
                <span className={classes.under}>{question.label}</span>
                {value === '' ? 'Not answered' : answerText(question, value)}
              </span>
              <Button kind="quiet" small aria-label={`Edit: ${question.label}`} onClick={() => onGo(question.key)}>
                Edit
              </Button>
            </li>
          )
        })}
      </ul>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <div className={classes.actions}>
        <Button
          busy={work.busy}
          disabled={missing.length > 0}
          onClick={() => void work.run(send, claimMessages.saveFailed)}
        >
          Send report
        </Button>
        <Button kind="quiet-danger" onClick={() => setDiscarding(true)}>
          Discard draft
        </Button>
      </div>
      {discarding && (
        <ConfirmCall
          title="Discard this draft?"
          confirmLabel="Discard"
          failure={claimMessages.saveFailed}
          run={async () => {
            onDiscard()
            await draft.flush().catch(() => undefined)
            draft.forget()
            await navigate({ to: portal, replace: true })
            await discard({ id, version: draft.version() }).catch((error: unknown) =>
              toasts.show('error', reasonOf(error, claimMessages.saveFailed)),
            )
          }}
          onClose={() => setDiscarding(false)}
        >
          <p>{claimMessages.discardEffect}</p>
        </ConfirmCall>
      )}
    </div>
  )
}

function Warnings({ accountId, draft, options }: Pick<Props, 'accountId' | 'draft' | 'options'>) {
  const { type, answers, policyId } = draft.content
  const isOutside = policyId === null && policiesInForce(options.policies, type, answers).length === 0
  const { duplicates } = draft.claim
  return (
    <>
      {isOutside && <Notice kind="warning">{claimMessages.outsideTerm}</Notice>}
      {duplicates.length > 0 && (
        <Notice kind="warning">
          {claimMessages.duplicates}
          <ul>
            {duplicates.map(({ id, ourNumber, type: other, lossOn, claimant }) => (
              <li key={id}>
                <AppLink href={`/${encodeURIComponent(accountId)}/claims-portal/${id}`}>{ourNumber}</AppLink>
                {`: ${[claimTypeNames[other], lossOn === null ? '' : formatDate(lossOn), claimant]
                  .filter((each) => each !== '')
                  .join(', ')}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** The policy that the claim is reported under: found by its date, and chosen by hand where that is wrong. */
function PolicyChoice({ draft, options }: Pick<Props, 'draft' | 'options'>) {
  const { type, answers, policyId } = draft.content
  const [found] = policiesInForce(options.policies, type, answers)
  const lines = linesOfClaim[type]
  const others = options.policies.filter(({ line }) => lines.includes(line))
  return (
    <SelectField
      label="Policy"
      description="Found by the date. Choose another if you know better."
      value={policyId ?? ''}
      onChange={(event) =>
        draft.change({ policyId: event.currentTarget.value === '' ? null : event.currentTarget.value })
      }
      data={[
        { value: '', label: found === undefined ? 'None in force on this date' : policyLabel(found) },
        ...others
          .filter(({ id }) => id !== found?.id)
          .map((policy) => ({
            value: policy.id,
            label: `${policyLabel(policy)}, ${formatDate(policy.effectiveOn)} to ${formatDate(policy.endsOn)}`,
          })),
      ]}
    />
  )
}
