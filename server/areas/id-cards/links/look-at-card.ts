import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { brandingView, letterheadView } from '../../branding/branding.public.ts'
import { agencyOf } from '../cards/card-pdf.ts'
import { currentCard } from './current-card.ts'
import { takeLink } from './take-link.ts'

/** A link's current ID card. */
export const lookAtCard: Handler<'GET /open/id-cards/{token}'> = async (context, { params }) => {
  const { link, read } = await takeLink(context, params.token)
  return read(async (tx) => {
    const { companyName, brand, brokerCode, subdomain } = await accountHead(tx, link.account)
    const { state, card } = await currentCard(tx, link, todayOf({ ...context, ...link }))
    return {
      status: 200,
      body: {
        branding: await brandingView(tx, subdomain ?? ''),
        brokerage: brand,
        insured: companyName,
        recipientName: link.recipientName,
        expiresAt: link.expiresAt.toISOString(),
        state,
        card: card && withoutNote(card),
        agency: agencyOf(await letterheadView(tx, brokerCode)),
      },
    }
  })
}

const withoutNote = ({
  isGeneral: _isGeneral,
  ...card
}: NonNullable<Awaited<ReturnType<typeof currentCard>>['card']>) => card
