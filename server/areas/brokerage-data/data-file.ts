import { csvFileOf } from '@portico/contract/kit/csv.ts'
import type { BrokerageContext } from '../../platform/context.ts'
import { madeFile } from '../../platform/files/made-file.ts'

/** The most lines that a file of the Data page holds. */
export const mostLines = 20_000

/** A table of the Data page as a CSV file named after the brokerage. */
export const dataFile = (
  { brokerage: { brokerage } }: Pick<BrokerageContext, 'brokerage'>,
  name: string,
  [headings, lines]: readonly [readonly string[], (readonly (string | number | null)[])[]],
) => ({
  status: 200 as const,
  file: madeFile(Buffer.from(csvFileOf(headings, lines)), {
    name: `${brokerage} ${name}.csv`,
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment',
  }),
})
