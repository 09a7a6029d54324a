import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { cardsWithCodes } from '../../first-notices/first-notices.public.ts'
import { cardPdf } from '../cards/card-pdf.ts'
import { currentCard } from './current-card.ts'
import { takeLink } from './take-link.ts'

/** A link's ID card as a PDF; none if it is not valid today. */
export const downloadCard: Handler<'GET /open/id-cards/{token}/file'> = async (context, { params }) => {
  const { link, read } = await takeLink(context, params.token)
  const { card, agency } = await read(async (tx) => {
    const { brokerCode } = await accountHead(tx, link.account)
    const { card: current } = await currentCard(tx, link, todayOf({ ...context, ...link }))
    const [printed = null] = await cardsWithCodes(tx, context, {
      account: link.account,
      cards: current ? [current] : [],
    })
    return { card: printed, agency: await letterheadView(tx, brokerCode) }
  })
  if (card === null) throw new ErrorResponse(404, 'not_found', idCardMessages.badLink)
  return {
    status: 200,
    file: madeFile(await cardPdf({ cards: [card], agency, at: context.platform.now() }), {
      name: `${plainName(`ID card ${card.vehicle}`)}.pdf`,
      type: 'application/pdf',
      disposition: 'attachment',
    }),
  }
}
