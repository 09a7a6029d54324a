import { deliveryStates } from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import {
  type RenewalItem,
  renewalItemStates,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import type { WorkbookRow } from '../../platform/spreadsheets/workbook.ts'
import { workbookDownload } from '../../platform/spreadsheets/workbook-download.ts'
import { dayIn } from '../../platform/dates/today.ts'
import { demandReader } from '../certificates/certificates.public.ts'
import type { RenewalAt } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import { renewalItems } from './renewal-items.view.ts'
import { shownRenewal } from './shown-renewal.ts'

const rowsAtOnce = 200

const columns: readonly (readonly [heading: string, width: number, value: (item: RenewalItem) => string])[] = [
  ['Holder', 40, ({ holderName }) => holderName],
  ['Group', 20, ({ groupName }) => groupName],
  ['Email', 32, ({ email }) => email],
  ['Certificate', 22, ({ number }) => number],
  ['Project', 30, ({ project }) => project],
  ['Kept', 8, ({ isKept }) => (isKept ? 'Y' : 'N')],
  ['Result', 30, ({ state }) => renewalItemStates[state]],
  ['Email result', 14, ({ delivery }) => (delivery === null ? '' : deliveryStates[delivery])],
  ['Issues', 80, ({ issues }) => issues.join(' ')],
]

/** The result of a renewal, holder by holder, read page by page while it is sent. */
export const downloadRenewal: Handler<'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/file'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  const { id, createdAt } = await context.read((tx) => shownRenewal(tx, reader, params.renewalId))
  const day = dayIn(context.account.timeZone, new Date(createdAt))
  const headings = columns.map(([heading, width]) => ({ heading, width, format: '@' }))
  const sheet = { name: 'Certificates', frozenColumns: 1, columns: headings, rows: rowsOf(context, { ...reader, id }) }
  return { status: 200, file: workbookDownload(`Certificate renewal ${day}.xlsx`, [sheet]) }
}

async function* rowsOf(
  context: AccountContext,
  at: RenewalAt,
  cursor?: string,
): AsyncGenerator<readonly WorkbookRow[]> {
  const page = await context.read((tx) => renewalItems(tx, at, { limit: rowsAtOnce, cursor }))
  yield page.items.map((item) => columns.map(([, , value]) => value(item)))
  if (page.nextCursor !== null) yield* rowsOf(context, at, page.nextCursor)
}
