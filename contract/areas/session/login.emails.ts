import { emailTemplate } from '../../kit/email/email-template.ts'

interface NewDevice {
  readonly to: string
  readonly device: string
  readonly username: string
  readonly at: Date
  readonly ip: string
}

export const newDeviceMail = emailTemplate<NewDevice>({
  name: 'session.new-device',
  title: 'Login on a new device',
  write: ({ to, device, username, at, ip }) => {
    const time = at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    return {
      to,
      subject: 'Your login was used on a new device',
      text:
        `${device} logged in as ${username} on ${time} UTC, from ${ip}.\n\n` +
        'If this was you, no action is needed. If not, set a new password immediately and end the session under My User.',
      link: '/my-user',
    }
  },
  sample: ({ to, now }) => ({ to, device: 'Firefox on Windows', username: to, at: now, ip: '203.0.113.7' }),
})

export const loginLinkMail = emailTemplate<{ readonly to: string; readonly token: string; readonly minutes: number }>({
  name: 'session.login-link',
  title: 'Login link',
  write: ({ to, token, minutes }) => ({
    to,
    subject: 'Your login link',
    text:
      `This link logs you in once. It expires in ${minutes} minutes.\n\n` +
      'If you did not request it, you can ignore this email. No one can log in without it.',
    link: `/token-login/${token.replace('.', '/')}`,
  }),
  sample: ({ to }) => ({ to, token: 'sample.link', minutes: 15 }),
})
