import { vehicleSubject } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { brandingView } from '../../branding/branding.public.ts'
import { vehicleCells } from './notice-code.view.ts'
import { takeCode } from './take-code.ts'

/** What a code is for: the name of the account, and of a vehicle what it shows itself. */
export const lookAtCode: Handler<'GET /open/first-notices/{code}'> = async (context, { params }) => {
  const { code, read } = await takeCode(context, params.code)
  return read(async (tx) => {
    const { companyName, brand, subdomain, timeZone } = await accountHead(tx, code.account)
    const cells = code.kind === 'VEHICLE' ? await vehicleCells(tx, code.account, code.rowId!) : undefined
    return {
      status: 200,
      body: {
        branding: await brandingView(tx, subdomain ?? ''),
        brokerage: brand,
        company: companyName,
        kind: code.kind,
        vehicle: cells === undefined ? '' : vehicleSubject(shown(cells)),
        today: todayOf({ ...context, timeZone }),
      },
    }
  })
}

const shown = ({ year, make, vin }: { year: string | null; make: string | null; vin: string | null }) => ({
  year: year ?? '',
  make: make ?? '',
  vin: vin ?? '',
})
