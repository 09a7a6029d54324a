import { type Attachment, emailTemplate } from '../../../kit/email/email-template.ts'

interface LenderNotice {
  readonly to: string
  readonly name: string
  readonly number: string
  readonly company: string
  readonly loan: string
  readonly author: string
  readonly replyTo: string
  readonly attachments: readonly Attachment[]
}

/** The email that carries a notice of loss to a lender or lessor. */
export const lenderNoticeMail = emailTemplate<LenderNotice>({
  name: 'claims.lender-notice',
  title: 'Notice of loss to a lender or lessor',
  write: ({ to, name, number, company, loan, author, replyTo, attachments }) => ({
    to,
    subject: `Notice of loss ${number}: ${company}${loan === '' ? '' : `, ${loan}`}`,
    text: [
      `To ${name}:`,
      `Attached is a notice of loss to property of ${company} in which you have an interest.`,
      'Answer this email to reach the person who handles the claim.',
      author,
    ].join('\n\n'),
    replyTo,
    attachments,
  }),
  sample: ({ to }) => ({
    to,
    name: 'First Lakeshore Bank, N.A.',
    number: 'C-1042',
    company: 'Tuckahoe Steel, Inc.',
    loan: '00-448120-7',
    author: 'Nora Whitfield',
    replyTo: to,
    attachments: [],
  }),
})
