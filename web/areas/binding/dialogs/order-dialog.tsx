import { zodResolver } from '@hookform/resolvers/zod'
import { noLossStatement, orderStatement } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BindOrder } from '@portico/contract/areas/binding/binding.shapes.ts'
import { useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { refusedWith } from '../../../platform/call-error.ts'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { OtherSigner } from '../../session/session.public.ts'
import classes from '../bind-decision.module.css'
import { orderKey, useBindCalls } from '../binding.queries.ts'
import { failureOf, type OptionDialogProps } from './dialog-props.ts'
import { orderSchema, type OrderFormValues, startValues } from './order-form.ts'
import { PlanField } from './plan-field.tsx'

type OrderForm = UseFormReturn<OrderFormValues, unknown, BindOrder>

interface Totals {
  readonly accepted: number | null
  readonly shown: number | null | undefined
}

/** Requests to bind: effective date, payment plan, and signer. */
export default function OrderDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { order } = useBindCalls(accountId, decision.cycleId, option)
  const [changed, setChanged] = useState<Totals>()
  const form = useForm<OrderFormValues, unknown, BindOrder>({
    resolver: zodResolver(orderSchema(option)),
    defaultValues: startValues(decision),
  })
  const save = async (draft: BindOrder): Promise<void> => {
    try {
      await order({ ...draft, version: option.version })
      onClose()
    } catch (error) {
      if (refusedWith(orderKey, error, 409)) {
        const { accepted, shown, message } = error.body
        if (accepted === undefined) toasts.show('error', message)
        else setChanged({ accepted: accepted.total, shown: shown?.total })
      }
      throw error
    }
  }
  return (
    <FormDialog
      title={`Request to bind with ${option.carrier}`}
      saveLabel="Sign and request to bind"
      form={form}
      onSave={save}
      onClose={onClose}
      failure={failureOf}
    >
      {changed !== undefined && <Changed {...changed} />}
      <div className={classes.fields}>
        <Term form={form} option={option} decision={decision} />
        {option.declinations.length > 0 && <Declined form={form} option={option} />}
        <Signature form={form} company={decision.company} carrier={option.carrier} today={decision.today} />
      </div>
    </FormDialog>
  )
}

function Changed({ accepted, shown }: Totals) {
  return (
    <Notice kind="error">
      This quote was changed since it was accepted: {accepted === null ? 'no total' : formatMoney(accepted)} then,{' '}
      {shown === undefined || shown === null ? 'withdrawn' : formatMoney(shown)} now. Make a new decision before you
      request to bind.
    </Notice>
  )
}

interface PartProps extends Pick<OptionDialogProps, 'option'> {
  readonly form: OrderForm
}

function Term({ form, option, decision }: PartProps & Pick<OptionDialogProps, 'decision'>) {
  const { control } = form
  return (
    <>
      <DayField control={control} name="effectiveOn" label="Effective date" />
      <PlanField form={form} option={option} renewsOn={decision.renewsOn} />
    </>
  )
}

function Declined({ form, option }: PartProps) {
  const { errors } = form.formState
  return (
    <div className={classes.wide}>
      <p>You have declined:</p>
      <ul className={classes.list}>
        {option.declinations.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <CheckField
        label="I decline this coverage and understand it will not be in effect"
        description={<FieldError text={errors.declinationsConfirmed?.message} />}
        {...form.register('declinationsConfirmed')}
      />
    </div>
  )
}

interface SignatureProps {
  readonly form: OrderForm
  readonly company: string
  readonly carrier: string
  readonly today: string
}

function Signature({ form, company, carrier, today }: SignatureProps) {
  const { control, register, formState } = form
  const { errors } = formState
  const [effectiveOn, typed] = useWatch({ control, name: ['effectiveOn', 'name'] })
  const isPast = effectiveOn !== '' && effectiveOn < today
  return (
    <>
      <TextField label="Your name" required autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Your title"
        required
        autoComplete="organization-title"
        error={errors.title?.message}
        {...register('title')}
      />
      <div className={classes.wide}>
        <OtherSigner typed={typed} />
      </div>
      {isPast && (
        <>
          <blockquote className={`${classes.statement} ${classes.wide}`}>
            {noLossStatement(company, formatDate(effectiveOn))}
          </blockquote>
          <div className={classes.wide}>
            <TextField
              label="Sign the no-loss statement"
              description="Enter your name as shown above."
              required
              autoComplete="off"
              error={errors.noLossSignature?.message}
              {...register('noLossSignature')}
            />
          </div>
        </>
      )}
      <blockquote className={`${classes.statement} ${classes.wide}`}>{orderStatement(company, carrier)}</blockquote>
      <div className={classes.wide}>
        <CheckField
          label={`I am authorized to purchase insurance for ${company}`}
          description={<FieldError text={errors.hasAuthority?.message} />}
          {...register('hasAuthority')}
        />
      </div>
      <div className={classes.wide}>
        <TextField
          label="Signature"
          description="Enter your name as shown above."
          required
          autoComplete="off"
          error={errors.signature?.message}
          {...register('signature')}
        />
      </div>
    </>
  )
}

function FieldError({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <span role="alert" className={classes.error}>
      {text}
    </span>
  )
}
