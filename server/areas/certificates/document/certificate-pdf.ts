import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateContents } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import {
  certificateParties,
  certificateTables,
} from '@portico/contract/areas/certificates/printing/certificate-tables.rules.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { heading, line, note, tableUnder } from '../../../platform/pdf/parts/pdf-parts.ts'
import { type Letterhead, type PdfPart, pdfOf } from '../../../platform/pdf/pdf-pages.ts'

export interface CertificateDocument {
  readonly number: string
  readonly revision: number
  readonly isSuperseded: boolean
  readonly contents: CertificateContents
  readonly letterhead: Letterhead
  /** The address where the holder sees its current status. */
  readonly address: string
  readonly at: Date
}

/** Characters of operations that fit on the first page, beside the lines of most certificates. */
const roomOnPage = 600

/** A certificate of insurance on one page where its data allow, with an overflow page for long operations. */
export function certificatePdf(document: CertificateDocument) {
  const { number, revision, isSuperseded, contents, letterhead, address, at } = document
  const { insured, endorsements, project, operations } = contents
  const parties = certificateParties(contents)
  const said = revision === 0 ? number : `${number}, revision ${revision}`
  const name = names[contents.form]
  const title = `${name} ${said}`
  const shown = [project === '' ? '' : `Project or contract: ${project}`, operations].filter((text) => text !== '')
  const isLong = shown.join('\n').length > roomOnPage
  return pdfOf({ title, foot: `${insured.name} · ${title}`, at, letterhead, fitsPage: true }, [
    { style: 'title', text: isSuperseded ? `${name}: superseded` : name },
    note(`${said}, issued ${americanDay(contents.issuedOn)}${isSuperseded ? '. A later revision replaces it.' : ''}`),
    note(certificateMessages.noRights),
    { addresses: parties.top },
    ...certificateTables(contents).flatMap(({ heading: above, ...table }) => tableUnder(above, table)),
    heading('Description of operations'),
    ...(isLong ? [line('See the additional page.')] : shown.length === 0 ? [line('No description.')] : shown.map(line)),
    ...endorsementNote(endorsements),
    {
      together: [
        { addresses: parties.bottom },
        {
          qr: address,
          side: 44,
          lines: [
            'Scan the code, or open the address, to see whether this certificate is still current. No login is needed.',
            address,
          ],
        },
      ],
    },
    ...(isLong ? overflow(said, shown) : []),
  ])
}

const names = { LIABILITY: 'Certificate of Insurance', GARAGE: 'Garage Certificate of Insurance' } as const

/** The endorsements in one paragraph, since most certificates have several. */
const endorsementNote = (endorsements: CertificateContents['endorsements']): PdfPart[] =>
  endorsements.length === 0
    ? []
    : [
        note(
          `Endorsements: ${endorsements
            .map(({ policyNumber, label, form }) => `${label}, form ${form}, policy ${policyNumber}`)
            .join('; ')}.`,
        ),
      ]

const overflow = (said: string, shown: readonly string[]): PdfPart[] => [
  { newPage: 'Additional page' },
  heading(`Description of operations, certificate ${said}`),
  ...shown.map((text): PdfPart => ({ style: 'paragraph', text })),
]
