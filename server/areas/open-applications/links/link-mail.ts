import type { LinkPurpose, OpenLink } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import { openLinkMail } from '@portico/contract/areas/open-applications/open-link.emails.ts'
import { linkHome } from './open-links.view.ts'

const pageOf = (purpose: LinkPurpose, formId: string, token: string): string =>
  purpose === 'QUESTIONNAIRE'
    ? `/prospect-questionnaire/${encodeURIComponent(formId)}/${token}`
    : `/o/${token}/applications`

/** The email that carries a link. */
export async function linkMail(tx: Tx, account: string, link: OpenLink, token: string): Promise<OutgoingMessage> {
  const { company, brokerage, formId } = await linkHome(tx, account, link.id)
  return openLinkMail.mail({
    to: link.recipientEmail,
    recipient: link.recipientName,
    sender: link.madeBy,
    company,
    forms: link.applications.map(({ name, year }) => `${name} ${year}`),
    expiresAt: new Date(link.expiresAt),
    hasPin: link.hasPin,
    link: pageOf(link.purpose, formId, token),
    brand: brokerage,
    language: link.language,
  })
}
