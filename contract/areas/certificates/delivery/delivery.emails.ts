import { type Attachment, emailTemplate } from '../../../kit/email/email-template.ts'
import type { CertificateContents } from '../certificate.shapes.ts'

interface Delivered {
  readonly to: string
  readonly brand: string
  readonly number: string
  readonly revision: number
  readonly contents: Pick<CertificateContents, 'insured' | 'holder' | 'project'> & {
    readonly producer: Pick<CertificateContents['producer'], 'email'>
  }
  /** The page of the certificate. */
  readonly address: string
  /** The PDF; undefined if the email has the link only. */
  readonly attachment: Attachment | undefined
}

/** The email that brings a certificate to its holder. An answer goes to the contact named on the certificate. */
export const deliveryMail = emailTemplate<Delivered>({
  name: 'certificates.delivery',
  title: 'Certificate of insurance to its holder',
  write: ({ to, brand, number, revision, contents, address, attachment }) => {
    const { insured, holder, project, producer } = contents
    const named = `certificate of insurance ${number}${revision === 0 ? '' : `, revision ${revision}`}`
    return {
      to,
      brand,
      subject: `Certificate of insurance for ${insured.name}${project === '' ? '' : `: ${project}`}`,
      text: [
        `Hello ${holder.name},`,
        attachment === undefined
          ? `This is the ${named} of ${insured.name}.`
          : `The ${named} of ${insured.name} is attached.`,
        'Use the link to see its current status and revisions at any time. You do not need a login. You can subscribe there to changes.',
        'A certificate confers no rights on its holder.',
      ].join('\n\n'),
      link: address,
      ...(producer.email !== '' && { replyTo: producer.email }),
      ...(attachment && { attachments: [attachment] }),
    }
  },
  sample: ({ to, brand }) => ({
    to,
    brand,
    number: 'CERT-1042',
    revision: 1,
    contents: {
      insured: { name: 'Tuckahoe Steel, Inc.', lines: [] },
      holder: { name: 'Riverside General Contractors', lines: [] },
      project: 'Riverside Tower',
      producer: { email: to },
    },
    address: '/c/sample',
    attachment: undefined,
  }),
})
