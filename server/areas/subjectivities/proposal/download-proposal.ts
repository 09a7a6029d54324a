import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { Handler } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { factBook } from '../../applications/applications.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { placementCycle } from '../../placement/placement.public.ts'
import { reviewerOf, reviewView } from '../../quotes/quotes.public.ts'
import { primaryContactView } from '../../people/people.public.ts'
import { subjectivitiesView } from '../subjectivities.read-model.ts'
import { readerOf } from '../subjectivity.access.ts'
import { proposalPdf } from './proposal-pdf.ts'

/** The shared options of a renewal as a proposal. Staff get what the client sees: their own figures are not in it. */
export const downloadProposal: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/proposal'> = async (
  context,
  { params },
) => {
  const { account, brokerage } = context.account
  const proposal = await context.read(async (tx) => {
    const cycle = await placementCycle(tx, context, params.cycleId)
    const reader = readerOf(context)
    const review = await reviewView(tx, reviewerOf(context), { cycle, today: todayOf(context) })
    // As the client sees it: nothing that belongs to quotes that were not shared.
    const { items } = await subjectivitiesView(tx, { ...reader, isStaff: false }, cycle)
    return {
      company: (await accountHead(tx, account)).companyName,
      companyAddress: await factBook.mailingAddress(tx, account),
      review,
      requirements: items,
      letterhead: await letterheadView(tx, brokerage),
      contact: await primaryContactView(tx, account),
      preparedOn: reader.today,
    }
  })
  if (proposal.review.lines.length === 0) throw unprocessable({}, subjectivityMessages.nothingShared)
  const { company, review } = proposal
  return {
    status: 200,
    file: madeFile(await proposalPdf({ ...proposal, at: context.platform.now() }), {
      name: `${plainName(`Proposal ${company} ${review.cycle.effectiveOn}`)}.pdf`,
      type: 'application/pdf',
      disposition: 'attachment',
    }),
  }
}
