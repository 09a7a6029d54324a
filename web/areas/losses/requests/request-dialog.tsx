import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { authorizationText } from '@portico/contract/areas/losses/authorization.ts'
import { dueDay, ruleOn } from '@portico/contract/areas/losses/due-day.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { LossRunRequestDraft, type LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate } from '../../../platform/formats.ts'
import { useSignedInUser } from '../../session/session.door.ts'
import classes from '../losses.module.css'
import { useLossCalls } from '../losses.queries.ts'
import { TermBoxes } from '../term-boxes.tsx'
import { carriersOf, termsOf } from '../terms-of.ts'
import { daysInWords } from './rule-facts.tsx'

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  /** Empty for policies that name none. */
  readonly carrier: string
  readonly onClose: () => void
}

type Values = Omit<z.input<typeof LossRunRequestDraft>, 'isAuthorized'> & { isAuthorized: boolean; of: string }

/** Asks a carrier for loss runs, with the words that are signed and the day by which they are due. */
export default function RequestDialog({ accountId, overview, carrier, onClose }: Props) {
  const { send } = useLossCalls(accountId)
  const user = useSignedInUser()
  const all = termsOf(overview)
  const form = useForm<Values, unknown, LossRunRequestDraft>({
    resolver: zodResolver(LossRunRequestDraft) as never,
    defaultValues: startOf(overview, carrier, `${user.firstName} ${user.lastName}`.trim()),
  })
  const { register, control, setValue, formState } = form
  const { errors } = formState
  const values = useWatch({ control }) as Values
  const terms = all.filter((term) => term.carrier === values.of)
  const chosen = terms.filter(({ policyId }) => values.policyIds.includes(policyId))

  const choose = (of: string): void => {
    setValue('of', of)
    const start = startOf(overview, of, values.signerName)
    setValue('carrier', of)
    setValue('carrierEmail', start.carrierEmail)
    setValue('policyIds', start.policyIds)
  }

  return (
    <FormDialog
      title="Request loss runs"
      saveLabel="Sign and send"
      form={form}
      failure={(error) => reasonOf(error, lossMessages.saveFailed)}
      onSave={async (draft) => {
        await send(draft)
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.form}>
        <div className={classes.fields}>
          <SelectField
            label="Carrier of the policies"
            data-autofocus
            value={values.of}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            data={carriersOf(all).map((value) => ({ value, label: value === '' ? 'Carrier not known' : value }))}
          />
          {values.of === '' && (
            <TextField label="Carrier" required error={errors.carrier?.message} {...register('carrier')} />
          )}
          <TextField
            label="E-mail of its loss run desk"
            type="email"
            required
            autoComplete="off"
            error={errors.carrierEmail?.message}
            {...register('carrierEmail')}
          />
          <SelectField
            label="State of the insured"
            required
            data={[{ value: '', label: 'Choose a state' }, ...stateChoices]}
            error={errors.state?.message}
            {...register('state')}
          />
        </div>
        <Controller
          control={control}
          name="policyIds"
          render={({ field, fieldState }) => (
            <TermBoxes terms={terms} chosen={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
        <p className={classes.letter}>
          {authorizationText({ companyName: overview.companyName, carrier: values.carrier, terms: chosen })}
        </p>
        <div className={classes.fields}>
          <TextField
            label="Name of the signer"
            required
            error={errors.signerName?.message}
            {...register('signerName')}
          />
          <TextField
            label="Title of the signer"
            required
            error={errors.signerTitle?.message}
            {...register('signerTitle')}
          />
          <TextField
            label="Signature"
            description="Type the name again"
            required
            autoComplete="off"
            error={errors.signature?.message}
            {...register('signature')}
          />
        </div>
        <CheckField
          label="I may sign this for the insured"
          description={
            errors.isAuthorized === undefined ? dueInWords(overview, values.state) : errors.isAuthorized.message
          }
          aria-invalid={errors.isAuthorized !== undefined}
          {...register('isAuthorized')}
        />
      </div>
    </FormDialog>
  )
}

function startOf({ lines, requests }: LossRunOverview, carrier: string, signerName: string): Values {
  const cells = lines.filter((line) => line.carrier === carrier).flatMap((line) => line.cells)
  const last = requests.find((request) => request.carrier === carrier)
  const open = cells.filter(
    ({ state, currency }) => state === 'NOT_REQUESTED' || (state === 'RECEIVED' && currency !== 'GREEN'),
  )
  return {
    of: carrier,
    carrier,
    carrierEmail: last?.carrierEmail ?? '',
    state: '',
    policyIds: open.map(({ term }) => term.policyId),
    signerName,
    signerTitle: '',
    signature: '',
    isAuthorized: false,
  }
}

function dueInWords({ rules, today }: LossRunOverview, state: string): string {
  const rule = state === '' ? undefined : ruleOn(rules, state, today)
  if (rule === undefined) return 'The letter is mailed to the carrier and kept among the documents.'
  return `The letter is mailed to the carrier and kept among the documents. It is due on ${formatDate(dueDay(today, rule))}: ${daysInWords(rule)}, ${rule.source}`
}
