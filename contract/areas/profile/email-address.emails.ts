import { emailTemplate, plainEmail } from '../../kit/email/email-template.ts'

/** The email with the code that confirms a new address. */
export const addressCode = emailTemplate<{ readonly to: string; readonly code: string; readonly minutes: number }>({
  name: 'profile.address-code',
  title: 'Code to confirm a new email address',
  write: ({ to, code, minutes }) => ({
    to,
    subject: 'Confirm your new email address',
    text: `Your Portico code is ${code}. It is valid for ${minutes} minutes. If you did not request it, you can ignore this email.`,
    code,
  }),
  sample: ({ to }) => ({ to, code: '123456', minutes: 15 }),
})

/** What the owner of an address reads instead, when someone else wants it for their login. */
export const addressWanted = plainEmail({
  name: 'profile.address-wanted',
  title: 'Someone else used your email address',
  subject: 'Someone tried to use your email address',
  text: 'Someone tried to use this address for another Portico login. Nothing was changed. No action is needed.',
})

/** Sent to the address that a login had before. */
export const addressChanged = plainEmail({
  name: 'profile.address-changed',
  title: 'Email address changed',
  subject: 'Your Portico email address was changed',
  text: 'The email address for your login was changed. If you did not make this change, contact your brokerage immediately.',
})
