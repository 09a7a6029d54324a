import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { naicNumbersView } from '../carriers/carriers.public.ts'
import { certificatePage } from './certificate-page.view.ts'
import { policiesInForce } from './certificate-policies.view.ts'
import { demandReader } from './certificates.access.ts'
import { shownRow } from './shown-certificate.ts'

/** A page of the certificates of an account, with the carrier numbers that staff keep for them. */
export const listCertificates: Handler<'GET /api/accounts/{accountId}/certificates'> = async (context, { query }) => {
  const reader = demandReader(context)
  const { brokerage } = context.account
  return context.read(async (tx) => {
    const [{ records, ...page }, numbers, policies] = await Promise.all([
      certificatePage(tx, reader, query),
      reader.isStaff ? naicNumbersView(tx, brokerage) : [],
      reader.isStaff ? policiesInForce(tx, reader.account, todayOf(context)) : [],
    ])
    return {
      status: 200,
      body: {
        certificates: records.map(shownRow),
        ...page,
        mayRequest: reader.mayWrite,
        isStaff: reader.isStaff,
        brokerCode: brokerage,
        naicNumbers: numbers,
        carriers: [...new Set(policies.map(({ carrier }) => carrier))].filter((each) => each !== '').toSorted(),
      },
    }
  })
}
