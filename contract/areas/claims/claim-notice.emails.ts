import { type Attachment, emailTemplate } from '../../kit/email/email-template.ts'

interface Notice {
  readonly to: string
  readonly number: string
  readonly company: string
  readonly message: string
  readonly author: string
  /** The page on which the carrier answers. */
  readonly link: string
  readonly replyTo: string
  readonly attachments: readonly Attachment[]
}

/** The email that carries the notice of a claim to a carrier. */
export const noticeMail = emailTemplate<Notice>({
  name: 'claims.notice',
  title: 'Notice of a claim to a carrier',
  write: ({ to, number, company, message, author, link, replyTo, attachments }) => ({
    to,
    subject: `Notice of claim ${number}: ${company}`,
    text: [
      `Attached is the notice of claim ${number} from ${company}.`,
      ...(message === '' ? [] : [message]),
      'Please confirm receipt, the claim number, and the assigned adjuster.',
      'You can answer this email, or enter the claim number and the adjuster with the link below. You do not need a login.',
      author,
    ].join('\n\n'),
    link,
    replyTo,
    attachments,
  }),
  sample: ({ to }) => ({
    to,
    number: 'C-1042',
    company: 'Tuckahoe Steel, Inc.',
    message: 'The insured expects a call this week.',
    author: 'Nora Whitfield',
    link: '/o/sample/claim-answer',
    replyTo: to,
    attachments: [],
  }),
})
