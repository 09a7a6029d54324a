import { emailTemplate } from '../../kit/email/email-template.ts'

interface NewAdmin {
  readonly email: string
  readonly firstName: string
  /** Name of the person who was Admin before. */
  readonly before: string
  readonly organization: string
  /** The brokerage whose name the email has. */
  readonly brand: string
  readonly account: string
}

export const newAdminMail = emailTemplate<NewAdmin>({
  name: 'people.new-admin',
  title: 'Admin role transferred',
  write: ({ email, firstName, before, organization, brand, account }) => ({
    to: email,
    brand,
    subject: `You are now Admin of ${organization}`,
    text: [
      `Hello ${firstName},`,
      `${before} transferred the Admin role of ${organization} to you. You can invite people, change their access, and sign for the company.`,
      'If you did not expect this, contact your brokerage.',
    ].join('\n\n'),
    link: `/${encodeURIComponent(account)}/account/management`,
  }),
  sample: ({ to, brand }) => ({
    email: to,
    firstName: 'Vera',
    before: 'Fay Lake',
    organization: 'Sample Company, Inc.',
    brand,
    account: 'SAMPLE',
  }),
})
