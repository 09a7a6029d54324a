import { emailTemplate, plainEmail } from '../../kit/email/email-template.ts'

export const unlessYou = 'If this was not you, set a new password immediately and contact your brokerage.'

export const passwordNotice = plainEmail({
  name: 'credentials.password-changed',
  title: 'Password changed',
  subject: 'Your Portico password was changed',
  text: `The password of your login was changed. ${unlessYou}`,
})

interface Reset {
  readonly email: string
  readonly identifier: string
  readonly minutes: number
}

export const resetMail = emailTemplate<Reset>({
  name: 'credentials.password-reset',
  title: 'Link to set a new password',
  write: ({ email, identifier, minutes }) => ({
    to: email,
    subject: 'Set a new Portico password',
    text: `We received a request to reset your password. The link works once and expires in ${minutes} minutes. If you did not make this request, you can ignore this email.`,
    link: `/password-reset/${identifier}`,
  }),
  sample: ({ to }) => ({ email: to, identifier: 'sample', minutes: 60 }),
})

export const recoveryNotice = emailTemplate<{ readonly email: string; readonly left: number }>({
  name: 'credentials.recovery-code-used',
  title: 'Recovery code used',
  write: ({ email, left }) => ({
    to: email,
    subject: 'A Portico recovery code was used',
    text: `A recovery code was used to log in. You have ${left} left. ${unlessYou}`,
    link: '/my-user',
  }),
  sample: ({ to }) => ({ email: to, left: 7 }),
})

export const newRecoveryCodesNotice = plainEmail({
  name: 'credentials.new-recovery-codes',
  title: 'New recovery codes',
  subject: 'New Portico recovery codes',
  text: `You have new recovery codes. The old ones no longer work. ${unlessYou}`,
  link: '/my-user',
})

export const twoFactorNotice = emailTemplate<{ readonly email: string; readonly what: string }>({
  name: 'credentials.two-factor-changed',
  title: 'Two-factor settings changed',
  write: ({ email, what }) => ({
    to: email,
    subject: 'Your Portico two-factor settings were changed',
    text: `${what} ${unlessYou}`,
    link: '/my-user',
  }),
  sample: ({ to }) => ({ email: to, what: 'Two-factor was turned on.' }),
})

export const credentialsMails = [
  passwordNotice,
  resetMail,
  recoveryNotice,
  newRecoveryCodesNotice,
  twoFactorNotice,
] as const
