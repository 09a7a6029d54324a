import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hiddenAddress } from '../../../platform/link-codes.ts'
import { brandingView } from '../../branding/branding.public.ts'
import { byLink } from '../../applications/applications.public.ts'
import { openEntryOf } from '../open-entry.ts'
import { applicationsOfLink, askerView, type GuestLink } from './link-by-token.view.ts'
import { badLink, type TakenLink, takeLink } from './take-link.ts'

/** What a link opens. A preview admits no one, since email scanners follow links too. */
export const lookAtLink: Handler<'GET /open/apps/{token}'> = async (context, { params, query }) => {
  const { link, answerer, read } = await takeLink(context, params.token)
  const body = await read(async (tx): Promise<OpenLanding> => {
    const { askedBy, company, brokerage, subdomain } = await askerView(tx, link)
    const applications = await entriesOf(tx, { link, answerer })
    const isOfForm = query.form === undefined || applications.some(({ formId }) => formId === query.form)
    if (link.purpose !== query.purpose || !isOfForm) throw badLink()
    return {
      way: wayOf(link),
      purpose: link.purpose,
      branding: await brandingView(tx, subdomain ?? ''),
      askedBy,
      brokerage,
      mailedTo: hiddenAddress(link.recipientEmail),
      inside: link.isLetIn
        ? {
            account: company,
            recipientName: link.recipientName,
            expiresAt: link.expiresAt.toISOString(),
            sharing: openLinkMessages.sharing(company, brokerage),
            hasAccepted: link.hasAccepted,
            applications: applications.map(({ entry }) => entry),
          }
        : null,
    }
  })
  return { status: 200, body }
}

function wayOf({ isLetIn, pinSeal, claimedAt }: GuestLink): OpenLanding['way'] {
  if (isLetIn) return 'OPEN'
  if (pinSeal !== null) return 'PIN'
  return claimedAt === null ? 'START' : 'CODE'
}

async function entriesOf(tx: Tx, { link, answerer }: Pick<TakenLink, 'link' | 'answerer'>) {
  const shared = await applicationsOfLink(tx, link, answerer.platform.now())
  return Promise.all(
    shared.map(async (each) => {
      const opened = await byLink.open(tx, answerer, each.id)
      return { formId: opened.row.formId, entry: openEntryOf(opened, link, each) }
    }),
  )
}
