import '../../kit/forms/without-eval.ts'
import { RegistrationDraft } from '@portico/contract/areas/people/invitation.shapes.ts'
import { invitationDays } from '@portico/contract/areas/people/people.messages.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { useLanguage } from '../../kit/language/language.ts'
import { useTexts } from '../../kit/language/texts.ts'
import { expectHeading } from '../../kit/layout/heading-focus.ts'
import { call } from '../../platform/client.ts'
import { OutsidePage, useBrand } from '../branding/branding.public.ts'
import classes from './joining.module.css'
import { errorsOf, useJoiningForm } from './use-joining-form.ts'

const nothing = { email: '', firstName: '', lastName: '', companyName: '', brokerCode: '' }

/** Requests a login. The input stays until the email is sent. */
export function PreRegistrationPage() {
  const { t, said } = useTexts()
  const language = useLanguage()
  const brand = useBrand()
  const [sentTo, setSentTo] = useState<string>()
  const form = useJoiningForm({
    start: nothing,
    check: (values) => errorsOf(RegistrationDraft.safeParse(draftOf(values, brand.brokerCode))),
    send: async (values) => {
      await call('POST /open/registrations', { body: { ...draftOf(values, brand.brokerCode), language } })
      expectHeading()
      setSentTo(values.email.trim())
    },
  })
  if (sentTo !== undefined) return <LookIntoMail email={sentTo} onBack={() => setSentTo(undefined)} />

  const { field, formProps, refused, busy } = form
  const lead =
    brand.brokerCode === null
      ? t('Enter your information and we will email you a link to complete your registration.')
      : t('Become a client of {brokerage}. We will email you a link to complete your registration.', {
          brokerage: brand.name,
        })
  return (
    <OutsidePage title={t('Register')} lead={lead}>
      <form className={classes.form} {...formProps}>
        {refused !== undefined && <Notice kind="error">{said(refused)}</Notice>}
        <div className={classes.pair}>
          <TextField label={t('First name')} autoComplete="given-name" required {...field('firstName')} />
          <TextField label={t('Last name')} autoComplete="family-name" required {...field('lastName')} />
        </div>
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          {...field('email')}
        />
        <TextField label={t('Company')} autoComplete="organization" required {...field('companyName')} />
        {brand.brokerCode === null && (
          <TextField
            label={t('Brokerage code (optional)')}
            description={t('Your broker can give you this code. Leave it blank if you do not have one.')}
            autoComplete="off"
            autoCapitalize="characters"
            {...field('brokerCode')}
          />
        )}
        <Button type="submit" wide busy={busy}>
          {t('Register')}
        </Button>
        <p className={classes.aside}>
          {t('Already have an account?')} <a href="/login">{t('Log in')}</a>
        </p>
      </form>
    </OutsidePage>
  )
}

/** On a white label the brokerage is the host’s. */
function draftOf({ brokerCode, ...rest }: typeof nothing, ofHost: string | null) {
  const typed = brokerCode.trim()
  return { ...rest, email: rest.email.trim(), brokerCode: ofHost ?? (typed === '' ? null : typed) }
}

function LookIntoMail({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const { t } = useTexts()
  return (
    <OutsidePage
      title={t('Check your email')}
      lead={
        <span className={classes.email}>
          {t(
            'We sent an email to {email}. Use the link in that email to complete your registration. It expires in {days} days.',
            { email, days: invitationDays },
          )}
        </span>
      }
    >
      <p className={classes.aside}>
        {t('Did not get it? Check your spam folder, or make sure the address is correct.')}
      </p>
      <div className={classes.buttons}>
        <Button kind="secondary" onClick={onBack}>
          {t('Edit my information')}
        </Button>
      </div>
    </OutsidePage>
  )
}
