import { emailTemplate, type OptOutLine } from '../../kit/email/email-template.ts'
import { usualOptOutLine } from './broadcast.messages.ts'

interface Announced {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly brand: string | null
  /** The code of the brokerage whose name the email has. */
  readonly brokerage: string | null
  readonly optOut: OptOutLine | undefined
}

export const broadcastMail = emailTemplate<Announced>({
  name: 'broadcasts.broadcast',
  title: 'Broadcast',
  write: ({ to, title, text, brand, brokerage, optOut }) => ({
    to,
    subject: title,
    text,
    ...(brand !== null && { brand }),
    ...(brokerage !== null && { brokerage }),
    ...(optOut !== undefined && { optOut }),
  }),
  sample: ({ to, brand }) => ({
    to,
    title: 'Maintenance on Sunday',
    text: 'The portal is not available on Sunday from 2:00 AM to 4:00 AM EST.',
    brand,
    brokerage: null,
    optOut: { line: usualOptOutLine, link: '/opt-out/sample' },
  }),
})
