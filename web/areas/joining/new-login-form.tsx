import '../../kit/forms/without-eval.ts'
import { NewLogin } from '@portico/contract/areas/people/invitation.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { useTexts } from '../../kit/language/texts.ts'
import { newPasswordError, NewPasswordFields, noNewPassword } from '../credentials/credentials.public.ts'
import classes from './joining.module.css'
import { errorsOf, useJoiningForm } from './use-joining-form.ts'

interface Typed {
  readonly [name: string]: string
  readonly firstName: string
  readonly lastName: string
}

interface Props<Values extends Typed> {
  readonly email: string
  /** Initial values; the company field is shown if it is among them. */
  readonly start: Values
  /** Errors of fields in addition to names and password. */
  readonly check?: (values: Values) => Readonly<Record<string, string | undefined>>
  readonly send: (values: Values & { readonly password: string }) => Promise<void>
  readonly submitLabel: string
}

/** Makes a login for an address that is proven by its link, so that it cannot be changed here. */
export function NewLoginForm<Values extends Typed>({ email, start, check, send, submitLabel }: Props<Values>) {
  const { t, said } = useTexts()
  const [typed, setTyped] = useState(noNewPassword)

  const { field, formProps, errors, refused, busy } = useJoiningForm({
    start,
    check: (values) => ({
      ...errorsOf(names.safeParse(values)),
      ...check?.(values),
      password: newPasswordError(typed),
    }),
    send: (values) => send({ ...values, password: typed.password }),
    otherFields: ['password'],
  })

  return (
    <form className={classes.form} {...formProps}>
      {refused !== undefined && <Notice kind="error">{said(refused)}</Notice>}
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        description={t('This name is used for your login.')}
      />
      <div className={classes.pair}>
        <TextField label={t('First name')} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={t('Last name')} autoComplete="family-name" required {...field('lastName')} />
      </div>
      {'companyName' in start && (
        <TextField label={t('Company')} autoComplete="organization" required {...field('companyName')} />
      )}
      <NewPasswordFields value={typed} onChange={setTyped} error={errors.password} />
      <Button type="submit" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}

const names = NewLogin.pick({ firstName: true, lastName: true })
