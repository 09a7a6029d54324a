import { type Attachment, emailTemplate } from '../../../kit/email/email-template.ts'
import { authorization, type CarrierLetter, letterText } from '../authorization.ts'

interface Sent {
  readonly title: string
  readonly companyName: string
  readonly carrierEmail: string
  readonly said: CarrierLetter
  /** The authorization that the letter encloses; undefined if the letter itself is the authorization. */
  readonly enclosed?: unknown
  readonly signature: string
  readonly signerTitle: string
  readonly contact: { readonly name: string; readonly email: string }
  /** The page that was filed. */
  readonly filed: Attachment | undefined
}

/** A letter as an email, with the PDF attached if one was filed. In English: it is signed, and carriers read it. */
export const letterMail = emailTemplate<Sent>({
  name: 'losses.letter',
  title: 'Loss run request to a carrier',
  write: ({ title, companyName, carrierEmail, said, enclosed, signature, signerTitle, contact, filed }) => ({
    to: carrierEmail,
    subject: `${title}: ${companyName}`,
    text: [
      letterText(said),
      `Please send the loss runs to ${contact.name}, ${contact.email}.`,
      enclosed === undefined ? `${signature}\n${signerTitle}, ${companyName}` : `${contact.name}\nFor ${companyName}`,
    ].join('\n\n'),
    ...(filed !== undefined && { attachments: [filed] }),
  }),
  sample: ({ to }) => ({
    title: 'Loss run request',
    companyName: 'Tuckahoe Steel, Inc.',
    carrierEmail: to,
    said: authorization({
      companyName: 'Tuckahoe Steel, Inc.',
      carrier: 'Granite Mutual',
      terms: [{ policyNumber: 'GL-20417', from: '2025-01-01', to: '2026-01-01' }],
    }),
    signature: 'Vera Stone',
    signerTitle: 'Controller',
    contact: { name: 'Nora Whitfield', email: to },
    filed: undefined,
  }),
})
