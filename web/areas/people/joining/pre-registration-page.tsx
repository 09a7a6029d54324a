import '../../../kit/forms/without-eval.ts'
import { RegistrationDraft } from '@portico/contract/areas/people/invitation.shapes.ts'
import { invitationDays } from '@portico/contract/areas/people/people.messages.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { expectHeading } from '../../../kit/layout/heading-focus.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage, useBrand } from '../../branding/branding.door.ts'
import classes from './joining.module.css'
import { faultsOf, useJoiningForm } from './use-joining-form.ts'

const nothing = { email: '', firstName: '', lastName: '', companyName: '', brokerCode: '' }

/** Asks for a login. What is typed stays until the mail is on its way. */
export function PreRegistrationPage() {
  const brand = useBrand()
  const [sentTo, setSentTo] = useState<string>()
  const form = useJoiningForm({
    start: nothing,
    check: (values) => faultsOf(RegistrationDraft.safeParse(draftOf(values, brand.brokerCode))),
    send: async (values) => {
      await call('POST /open/registrations', { body: draftOf(values, brand.brokerCode) })
      expectHeading()
      setSentTo(values.email.trim())
    },
  })
  if (sentTo !== undefined) return <LookIntoMail email={sentTo} onBack={() => setSentTo(undefined)} />

  const { field, formProps, refused, busy } = form
  const lead =
    brand.brokerCode === null
      ? 'Tell us who you are. A link to complete your registration is mailed to you.'
      : `Become a client of ${brand.name}. A link to complete your registration is mailed to you.`
  return (
    <OutsidePage title="Register" lead={lead}>
      <form className={classes.form} {...formProps}>
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        <div className={classes.pair}>
          <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
        </div>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          {...field('email')}
        />
        <TextField label="Company" autoComplete="organization" required {...field('companyName')} />
        {brand.brokerCode === null && (
          <TextField
            label="Brokerage code (optional)"
            description="Your broker gives it to you. Leave it empty if you have none."
            autoComplete="off"
            autoCapitalize="characters"
            {...field('brokerCode')}
          />
        )}
        <Button type="submit" wide busy={busy}>
          Register
        </Button>
        <p className={classes.aside}>
          You have a login already? <a href="/login">Log in</a>
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
  return (
    <OutsidePage
      title="Look into your mail"
      lead={
        <>
          We have written to <strong className={classes.email}>{email}</strong>. The link in that mail completes your
          registration; it works for {invitationDays} days.
        </>
      }
    >
      <p className={classes.aside}>Nothing there after some minutes? Look among unwanted mail, or check the address.</p>
      <div className={classes.buttons}>
        <Button kind="secondary" onClick={onBack}>
          Back to what I typed
        </Button>
      </div>
    </OutsidePage>
  )
}
