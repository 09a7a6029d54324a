import type { Handler } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { notFound } from '../../../platform/error-response.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { codeView } from './codes.view.ts'
import { demandMaker } from './demand-maker.ts'
import { posterPdf } from './poster-pdf.ts'

/** A page with a code, to print for a wall or a glove box. */
export const downloadPoster: Handler<'GET /api/accounts/{accountId}/notice-codes/{codeId}/poster'> = async (
  context,
  { params },
) => {
  const { account } = demandMaker(context)
  const { code, head, letterhead } = await context.read(async (tx) => ({
    code: await codeView(tx, context, params.codeId),
    head: await accountHead(tx, account),
    letterhead: await letterheadView(tx, context.account.brokerage),
  }))
  if (code?.state !== 'WORKS') throw notFound()
  const at = context.platform.now()
  return {
    status: 200,
    file: madeFile(await posterPdf({ code, company: head.companyName, letterhead, at }), {
      name: `${plainName(`Report a claim ${code.label}`)}.pdf`,
      type: 'application/pdf',
      disposition: 'attachment',
    }),
  }
}
