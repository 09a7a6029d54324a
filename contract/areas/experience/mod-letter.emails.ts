import { type Attachment, emailTemplate } from '../../kit/email/email-template.ts'
import { inMonthFirst } from '../schedules/values/dates.ts'

interface Titled {
  readonly worksheet: { readonly state: string; readonly ratingOn: string }
}

/** The title of a request to correct a worksheet. */
export const titleOf = ({ worksheet: { state, ratingOn } }: Titled): string =>
  `Experience rating ${state} ${inMonthFirst(ratingOn)}: request for correction`

interface Sent {
  readonly rated: Titled
  readonly company: string
  readonly email: string
  readonly note: string
  /** The filed letter; none for a sample. */
  readonly filed: Attachment | undefined
}

/** The email that carries the request to correct a worksheet. */
export const letterMail = emailTemplate<Sent>({
  name: 'experience.letter',
  title: 'Request to correct an experience rating',
  write: ({ rated, company, email, note, filed }) => ({
    to: email,
    subject: `${titleOf(rated)}, ${company}`,
    text: [`${company} requests a correction. See the attached letter for details.`, note]
      .filter((part) => part !== '')
      .join('\n\n'),
    attachments: filed === undefined ? [] : [filed],
  }),
  sample: ({ to }) => ({
    rated: { worksheet: { state: 'VA', ratingOn: '2027-01-01' } },
    company: 'Tuckahoe Steel, Inc.',
    email: to,
    note: 'Please reply by the end of the month.',
    filed: undefined,
  }),
})
