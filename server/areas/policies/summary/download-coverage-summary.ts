import type { Handler } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { insuredAddress } from './insured-address.read-model.ts'
import { coverageSummaryPdf } from './coverage-summary-pdf.ts'
import { ownCoverageSummary } from './read-coverage-summary.ts'

/** What covers an account today, as a booklet. */
export const downloadCoverageSummary: Handler<'GET /api/accounts/{accountId}/coverage-summary/file'> = async (
  context,
) => {
  const { account, brokerage } = context.account
  const summary = await context.read(async (tx) => ({
    ...(await ownCoverageSummary(tx, context)),
    company: (await accountHead(tx, account)).companyName,
    companyAddress: await insuredAddress(tx, account),
    letterhead: await letterheadView(tx, brokerage),
  }))
  return {
    status: 200,
    file: madeFile(await coverageSummaryPdf({ ...summary, at: context.platform.now() }), {
      name: `${plainName(`Coverage Summary ${summary.company} ${summary.asOf}`)}.pdf`,
      type: 'application/pdf',
      disposition: 'attachment',
    }),
  }
}
