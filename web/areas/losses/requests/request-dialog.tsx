import { fullName } from '@portico/contract/areas/session/full-name.rules.ts'
import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { authorization, letterText } from '@portico/contract/areas/losses/authorization.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import {
  LossRunRequestDraft,
  type LossRunOverview,
  signatureAs,
} from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import classes from '../losses.module.css'
import { useLossCalls } from '../losses.queries.ts'
import { TermBoxes } from '../term-boxes.tsx'
import { carriersOf, termsOf } from '../terms-of.ts'
import { dueInWords } from './due-text.ts'
import { SignFields } from './sign-fields.tsx'

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  /** Empty for policies that name none. */
  readonly carrier: string
  readonly onClose: () => void
}

interface Values extends Omit<LossRunRequestDraft, 'signed'> {
  readonly of: string
  readonly signed: { readonly signerTitle: string; readonly signature: string; readonly isAuthorized: boolean } | null
}

/** Asks a carrier for loss runs, with the words that are signed and the day by which they are due. */
export default function RequestDialog({ accountId, overview, carrier, onClose }: Props) {
  const { send } = useLossCalls(accountId)
  const signerName = fullName(useSignedInUser())
  const { maySign } = overview
  const all = termsOf(overview)
  const form = useForm<Values, unknown, LossRunRequestDraft>({
    resolver: zodResolver(LossRunRequestDraft.extend({ signed: signatureAs(signerName).nullable() })) as never,
    defaultValues: startOf(overview, carrier),
  })
  const { register, control, setValue, formState } = form
  const { errors } = formState
  const values = useWatch({ control }) as Values
  const terms = all.filter((term) => term.carrier === values.of)
  const chosen = terms.filter(({ policyId }) => values.policyIds.includes(policyId))

  const choose = (of: string): void => {
    setValue('of', of)
    const start = startOf(overview, of)
    setValue('carrier', of)
    setValue('carrierEmail', start.carrierEmail)
    setValue('policyIds', start.policyIds)
  }

  return (
    <FormDialog
      title="Request loss runs"
      saveLabel={maySign ? 'Sign and send' : 'Send for signature'}
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
            label="Loss run department email"
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
          {letterText(authorization({ companyName: overview.companyName, carrier: values.carrier, terms: chosen }))}
        </p>
        {maySign ? (
          <SignFields
            signerName={signerName}
            register={(field) => register(`signed.${field}`)}
            errors={errors.signed}
            then={dueInWords(overview, values.state)}
          />
        ) : (
          <p>
            The account Admin signs this letter. They are notified, and it is emailed to the carrier once it is signed.
          </p>
        )}
      </div>
    </FormDialog>
  )
}

function startOf({ lines, requests, maySign }: LossRunOverview, carrier: string): Values {
  const cells = lines.filter((line) => line.carrier === carrier).flatMap((line) => line.cells)
  const last = requests.find((request) => request.carrier === carrier)
  const open = cells.filter(
    ({ state, age }) => state === 'NOT_REQUESTED' || (state === 'RECEIVED' && age?.currency !== 'GREEN'),
  )
  return {
    of: carrier,
    carrier,
    carrierEmail: last?.carrierEmail ?? '',
    state: '',
    policyIds: open.map(({ term }) => term.policyId),
    signed: maySign ? { signerTitle: '', signature: '', isAuthorized: false } : null,
  }
}
