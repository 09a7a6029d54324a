import { emailTemplate } from '../../kit/email/email-template.ts'

interface EventMail {
  readonly to: string
  readonly message: string
  readonly note: string
  readonly link: string
}

export const eventMail = emailTemplate<EventMail>({
  name: 'calendar.event',
  title: 'Invitation to an event, or a change of one',
  write: ({ to, message, note, link }) => ({ to, subject: message, text: note, link }),
  sample: ({ to }) => ({
    to,
    message: 'Nora Whitfield invited you to an event',
    note: 'Renewal meeting, Monday, November 30, 2026 at 9:00 AM EST',
    link: '/TUCKAHOE/account/calendar?day=2026-11-30',
  }),
})
