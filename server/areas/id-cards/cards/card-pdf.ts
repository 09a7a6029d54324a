import type { IdCard } from '@portico/contract/areas/id-cards/id-card.rules.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { type AfterPart, type Letterhead, type PdfCard, pdfOf } from '../../../platform/pdf/pdf-pages.ts'

/** Cards on one page. */
export const cardsPerPage = 8

type PrintedCard = IdCard & Pick<PdfCard, 'qr'>

interface CardSheet {
  readonly cards: readonly PrintedCard[]
  readonly agency: Pick<Letterhead, 'name' | 'lines'>
  readonly at: Date
}

/** The agency as a card names it. */
export const agencyOf = ({ name, lines }: CardSheet['agency']): string[] => [name, ...lines]

/** Wallet cards, eight on a page, with marks to cut along. */
export async function cardPdf({ cards, agency, at }: CardSheet, afterPart?: AfterPart): Promise<Uint8Array> {
  const pages = Math.ceil(cards.length / cardsPerPage)
  const insured = cards[0]?.insured ?? ''
  return pdfOf(
    { title: `Auto ID cards of ${insured}`, foot: `Auto ID cards · Cut along the marks · ${insured}`, at },
    Array.from({ length: pages }, (_, page) => ({
      cards: cards
        .slice(page * cardsPerPage, (page + 1) * cardsPerPage)
        .map((card) => printed(card, agencyOf(agency).join(' · '))),
    })),
    [],
    afterPart,
  )
}

const printed = (card: PrintedCard, agency: string): PdfCard => ({
  title: card.title,
  rows: [
    [
      { label: 'INSURER', value: card.carrier, share: 3 },
      { label: 'NAIC NO.', value: card.naic },
    ],
    [
      { label: 'POLICY NO.', value: card.policyNumber, share: 2 },
      { label: 'EFFECTIVE', value: americanDay(card.effectiveOn) },
      { label: 'EXPIRES', value: americanDay(card.endsOn) },
    ],
    [{ label: 'INSURED', value: card.insured }],
    [
      { label: 'YEAR, MAKE, AND MODEL', value: card.vehicle, share: 3 },
      { label: 'UNIT', value: card.unit },
    ],
    [
      { label: 'VEHICLE IDENTIFICATION NUMBER', value: card.vin, share: 3 },
      { label: 'PLATE STATE', value: card.state },
    ],
    [{ label: 'AGENCY', value: agency }],
  ],
  qr: card.qr,
  text: card.text,
})
