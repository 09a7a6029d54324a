import type { Letterhead, PdfPart } from '../pdf-pages.ts'
import { facts, heading, line, note, paragraph } from './pdf-parts.ts'

/** Someone to ask about a letter. */
export interface LetterContact {
  readonly name: string
  /** Empty if unknown. */
  readonly title: string
  readonly phone: string
  readonly email: string
}

export interface BusinessLetter {
  readonly at: Date
  readonly letterhead: Pick<Letterhead, 'timeZone'>
  readonly to: readonly string[]
  /** How it is sent, for example "Via email: …". */
  readonly via: string
  readonly subject: string
  readonly references: readonly (readonly [label: string, value: string])[]
  readonly body: readonly PdfPart[]
  /** The typed signature and its signer; without a signature the author's name closes the letter. */
  readonly signature?: { readonly typed: string; readonly name: string; readonly signedAt: Date } | undefined
  /** Lines below the name: title and company. */
  readonly signer: readonly string[]
  readonly contact: LetterContact
  readonly enclosures: readonly string[]
}

/** A day as letters are dated. */
const longDay = (at: Date, { timeZone }: Pick<Letterhead, 'timeZone'>): string =>
  at.toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' })

/** Parts of a letter from its date to its enclosures; the letterhead is above them. */
export const letterParts = (letter: BusinessLetter): PdfPart[] => [
  line(longDay(letter.at, letter.letterhead)),
  {
    addresses: [
      { label: 'To', lines: letter.to },
      { label: 'Contact', lines: contactLines(letter.contact) },
    ],
  },
  ...(letter.via === '' ? [] : [note(letter.via)]),
  heading(`Re: ${letter.subject}`),
  ...facts(letter.references),
  ...letter.body,
  { together: closeOf(letter) },
  ...(letter.enclosures.length === 0 ? [] : [heading('Enclosures'), ...letter.enclosures.map(line)]),
]

const closeOf = ({ signature, signer, letterhead }: BusinessLetter): PdfPart[] => [
  paragraph('Sincerely,'),
  ...(signature === undefined
    ? []
    : [
        { style: 'signature', text: `/s/ ${signature.typed}` } as const,
        note(`Signed electronically by ${signature.name} on ${longDay(signature.signedAt, letterhead)}.`),
      ]),
  ...signer.filter((each) => each !== '').map(line),
]

/** A person as an address block names them. */
export const contactLines = ({ name, title, phone, email }: LetterContact): string[] =>
  [name, title, phone, email].filter((each) => each !== '')

/** A brokerage as an address block. */
export const producerAddress = ({ name, lines }: Letterhead) => ({ label: 'Producer', lines: [name, ...lines] })
