import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { livingCertificateView } from './living-certificate.view.ts'
import { takeCode, unknownCode } from './take-code.ts'

/** The current status of a certificate, by its code. */
export const readLiving: Handler<'GET /open/certificates/{code}'> = async (context, { params }) => {
  const { account, timeZone, seriesId, revision, read } = await takeCode(context, params.code)
  const today = todayOf({ ...context, timeZone })
  const body = await read((tx) => livingCertificateView(tx, { account, seriesId, revision, today }))
  if (body === undefined) throw unknownCode()
  return { status: 200, body }
}
