import { type Attachment, attachmentOf } from '../../../platform/messages/outgoing.ts'
import { pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'

/** A letter to a carrier. */
export interface Letter {
  readonly title: string
  readonly companyName: string
  readonly carrier: string
  readonly carrierEmail: string
  readonly text: string
  readonly signature: string
  readonly signerName: string
  readonly signerTitle: string
  readonly at: Date
}

/** The day of a moment, as letters are dated. */
const longDay = (at: Date): string =>
  at.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })

/** A letter as a page to be filed. */
export function letterPdf(letter: Letter): Promise<Uint8Array> {
  const line = (text: string): PdfPart => ({ style: 'line', text })
  return pdfOf({ title: letter.title, foot: `${letter.companyName} · ${letter.title}`, at: letter.at }, [
    { style: 'title', text: letter.companyName },
    line(longDay(letter.at)),
    { style: 'heading', text: letter.carrier },
    { style: 'note', text: `By mail to ${letter.carrierEmail}` },
    { style: 'heading', text: letter.title },
    line(letter.text),
    { style: 'heading', text: 'Signed' },
    line(letter.signature),
    { style: 'note', text: `${letter.signerName}, ${letter.signerTitle}, ${longDay(letter.at)}` },
    { style: 'note', text: 'Signed electronically by typing the name.' },
  ])
}

/** The same as a mail, which carries the page where one was filed. */
export const letterMail = (
  { title, companyName, carrierEmail, text, signature, signerTitle }: Letter,
  filed: Attachment | undefined,
) => ({
  channel: 'email' as const,
  to: carrierEmail,
  subject: `${title}: ${companyName}`,
  text: `${text}\n\n${signature}\n${signerTitle}, ${companyName}`,
  ...(filed !== undefined && { attachments: [attachmentOf(filed)] }),
})
