import type { LinkPurpose, OpenLink } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { fullDay } from '../../../platform/messages/full-day.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import { linkHome } from './open-links.view.ts'

const pageOf = (purpose: LinkPurpose, formId: string, token: string): string =>
  purpose === 'QUESTIONNAIRE'
    ? `/prospect-questionnaire/${encodeURIComponent(formId)}/${token}`
    : `/o/${token}/applications`

/** The email that carries a link. A PIN is told on another way. */
export async function linkMail(tx: Tx, account: string, link: OpenLink, token: string): Promise<OutgoingMessage> {
  const { company, brokerage, formId } = await linkHome(tx, account, link.id)
  const names = link.applications.map(({ name, year }) => `- ${name} ${year}`).join('\n')
  return {
    channel: 'email',
    to: link.recipientEmail,
    subject: `${link.madeBy} asked you to complete forms for ${company}`,
    text: [
      `Hello ${link.recipientName},`,
      `${link.madeBy} asked you to complete these forms for ${company}:\n${names}`,
      `Use the link below. You do not need a login. The link expires ${fullDay(new Date(link.expiresAt))}.`,
      ...(link.hasPin ? [`You also need the PIN from ${link.madeBy} gives you.`] : []),
      'Your answers are saved automatically. If you did not expect this email, you can ignore it.',
    ].join('\n\n'),
    link: pageOf(link.purpose, formId, token),
    brand: brokerage,
  }
}
