import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { isLess } from '@portico/contract/areas/quotes/coverage.rules.ts'
import { decisionErrors, optionalOf, totalWith } from '@portico/contract/areas/quotes/decision.rules.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { DecisionDraft, QuoteCoverage, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { moneyOr } from '../quote-labels.tsx'
import { decideKey, useReviewCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'
import { OptionChanges } from './option-changes.tsx'

interface Values {
  readonly acknowledged: boolean
  readonly coverages: readonly {
    readonly name: string
    readonly choice: '' | 'take' | 'decline'
    readonly reason: string
    readonly acknowledged: boolean
  }[]
}

interface Props {
  readonly accountId: string
  readonly option: ReviewQuote
  readonly onClose: () => void
}

/** Accepts an option, and takes or declines each of its optional coverages. */
export function AcceptDialog({ accountId, option, onClose }: Props) {
  const { decide } = useReviewCalls(accountId)
  // What is decided on is what was looked at when the dialog was opened.
  const [looked] = useState(option)
  const [changes, setChanges] = useState<readonly string[]>()
  const optional = optionalOf(looked)
  const form = useForm<Values, unknown, DecisionDraft>({
    resolver: zodResolver(draftSchema(looked)),
    defaultValues: {
      acknowledged: false,
      coverages: optional.map(({ name }) => ({ name, choice: '', reason: '', acknowledged: false })),
    },
  })
  const choices = useWatch({ control: form.control, name: 'coverages' })
  const chosen = choices.map(({ name, choice }) => ({ name, isTaken: choice === 'take' }))
  const lost = looked.differences.filter(({ verdict }) => verdict === 'WORSE' || verdict === 'MISSING')

  const save = async (draft: DecisionDraft): Promise<void> => {
    try {
      await decide(looked.id, draft)
      onClose()
    } catch (error) {
      if (refusedWith(decideKey, error, 409)) setChanges(error.body.current.changes)
      throw error
    }
  }

  return (
    <FormDialog
      title={`Accept ${looked.carrier}`}
      form={form}
      saveLabel={`Accept for ${moneyOr(totalWith(looked, chosen))}`}
      canSave={changes === undefined}
      failure={(error) => reasonOf(error, quoteMessages.saveFailed)}
      onSave={save}
      onClose={onClose}
    >
      {changes !== undefined && <OptionChanges changes={changes} />}
      <p className={classes.lead}>
        This tells your advisor which option you chose. Coverage is not in effect until you request to bind and the
        carrier confirms.
      </p>
      <div className={classes.cards}>
        {optional.map((coverage, at) => (
          <OptionalCoverage key={coverage.name} form={form} coverage={coverage} at={at} />
        ))}
        {isLess(looked.differences) && (
          <FieldGroup
            label="Less coverage than your current policy:"
            error={form.formState.errors.acknowledged?.message}
          >
            <ul className={classes.list}>
              {lost.map(({ name, text }) => (
                <li key={name}>
                  <strong>{name}</strong>: {text}
                </li>
              ))}
            </ul>
            <CheckField label="I understand that this option reduces my coverage" {...form.register('acknowledged')} />
          </FieldGroup>
        )}
      </div>
    </FormDialog>
  )
}

/** The contract's rules for a decision, asked of what was chosen. */
const draftSchema = (option: ReviewQuote) =>
  z.custom<Values>().transform(({ acknowledged, coverages }, context): DecisionDraft => {
    const draft: DecisionDraft = {
      choice: 'ACCEPTED',
      publication: option.publication,
      reason: '',
      acknowledged,
      coverages: coverages.map(({ name, choice, reason, acknowledged: understood }) => ({
        name,
        isTaken: choice === 'take',
        reason: choice === 'decline' ? reason : '',
        acknowledged: choice === 'decline' && understood,
      })),
    }
    for (const [at, { choice }] of coverages.entries())
      if (choice === '')
        context.addIssue({ code: 'custom', path: ['coverages', at, 'choice'], message: quoteMessages.undecided })
    for (const [path, message] of Object.entries(decisionErrors(option, draft)))
      context.addIssue({ code: 'custom', path: path.split('.'), message })
    return draft
  })

const offers = {
  NONE: undefined,
  TERRORISM:
    'By law, this coverage must be offered to you. If you reject it, losses from certified acts of terrorism are not covered.',
  UM_UIM:
    'By law, this coverage must be offered to you. If you reject it, you are not covered if an uninsured or underinsured driver is at fault.',
} as const

interface OptionalProps {
  readonly form: UseFormReturn<Values, unknown, DecisionDraft>
  readonly coverage: QuoteCoverage
  readonly at: number
}

function OptionalCoverage({ form, coverage, at }: OptionalProps) {
  const { register, formState, control } = form
  const choice = useWatch({ control, name: `coverages.${at}.choice` })
  const errors = formState.errors.coverages?.[at]
  return (
    <FieldGroup
      label={`${coverage.name}, ${moneyOr(coverage.premium)} more`}
      description={offers[coverage.offer]}
      error={errors?.choice?.message ?? errors?.acknowledged?.message}
    >
      {(['take', 'decline'] as const).map((either) => (
        <label key={either} className={classes.radio}>
          <input type="radio" value={either} {...register(`coverages.${at}.choice`)} />
          {either === 'take' ? 'Accept' : 'Reject'}
        </label>
      ))}
      {choice === 'decline' && (
        <>
          <TextField
            label={`Why do you decline ${coverage.name}?`}
            error={errors?.reason?.message}
            {...register(`coverages.${at}.reason`)}
          />
          <CheckField
            label={`I understand that I am not covered without ${coverage.name}`}
            {...register(`coverages.${at}.acknowledged`)}
          />
        </>
      )}
    </FieldGroup>
  )
}
