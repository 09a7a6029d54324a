import type { CarrierLetter } from '@portico/contract/areas/losses/authorization.ts'
import { type LetterContact, letterParts } from '../../../platform/pdf/parts/business-letter.ts'
import { type Letterhead, pdfOf, type PdfPart } from '../../../platform/pdf/pdf-pages.ts'
import { line, note, paragraph } from '../../../platform/pdf/parts/pdf-parts.ts'

/** A letter to a carrier. */
export interface Letter {
  readonly title: string
  readonly companyName: string
  readonly carrier: string
  /** Line by line; none if it is not on file. */
  readonly carrierAddress: readonly string[]
  readonly carrierEmail: string
  readonly said: CarrierLetter
  /** The enclosed authorization; undefined if the letter itself is the authorization. */
  readonly enclosed?: { readonly text: string } | undefined
  readonly signature: string
  readonly signerName: string
  readonly signerTitle: string
  readonly signedAt: Date
  readonly at: Date
  readonly letterhead: Letterhead
  /** Who the carrier contacts and sends the loss runs to. */
  readonly contact: LetterContact
}

/** A letter as a page to be filed, on the letterhead of the brokerage. */
export function letterPdf(letter: Letter): Promise<Uint8Array> {
  const { title, companyName, carrier, carrierAddress, carrierEmail, said, enclosed, contact, letterhead, at } = letter
  const signature = { typed: letter.signature, name: letter.signerName, signedAt: letter.signedAt }
  const enclosure = `Signed authorization of ${companyName}`
  return pdfOf({ title, foot: `${companyName} · ${title}`, at, letterhead }, [
    ...letterParts({
      at,
      letterhead,
      to: [carrier, 'Loss run department', ...carrierAddress],
      via: `Via email: ${carrierEmail}`,
      subject: title,
      references: [['Named insured', companyName]],
      body: [
        paragraph(said.opening),
        policyTable(said),
        paragraph(said.closing),
        paragraph(`Please send the loss runs to ${contact.name}, ${contact.email}.`),
      ],
      // The authorization is signed by the insured; what follows it is written by the contact.
      ...(enclosed === undefined
        ? { signature, signer: [letter.signerName, letter.signerTitle, companyName] }
        : { signer: [contact.name, contact.title, `For ${companyName}`] }),
      contact,
      enclosures: enclosed === undefined ? [] : [enclosure],
    }),
    ...(enclosed === undefined ? [] : enclosedParts(enclosure, enclosed.text, letter)),
  ])
}

const policyTable = ({ policies }: CarrierLetter): PdfPart => ({
  table: {
    columns: [
      { label: 'Policy number', width: 2 },
      { label: 'Policy term', width: 3 },
    ],
    rows: policies.map(({ number, term }) => [number, term]),
  },
})

const enclosedParts = (title: string, text: string, { signature, signerName, signerTitle, companyName }: Letter) =>
  [
    { newPage: title },
    { style: 'title', text: title },
    ...text.split('\n').map(line),
    {
      together: [
        { style: 'signature', text: `/s/ ${signature}` },
        note(`Signed electronically by ${signerName}.`),
        line(`${signerName}, ${signerTitle}`),
        line(companyName),
      ],
    },
  ] satisfies PdfPart[]
