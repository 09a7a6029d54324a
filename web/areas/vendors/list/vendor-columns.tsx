import { lineStatuses, vendorStatuses, vendorStatusNames } from '@portico/contract/areas/vendors/vendor-terms.ts'
import { termsOf } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { VendorRow } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { shownStatus, toneOf, vendorsPath } from '../vendor-looks.ts'
import classes from '../vendors.module.css'

const day = (text: string | null): string => (text === null ? '' : formatDate(text))

/** A column of plain text. */
const plain = (key: string, header: string, text: (row: VendorRow) => string): ListColumn<VendorRow> => ({
  key,
  header,
  text,
  cell: text,
  sortValue: text,
})

const linesText = ({ lines }: VendorRow): string =>
  lines.map((each) => `${termsOf(each.line).name}: ${vendorStatusNames[shownStatus(each)]}`).join('; ')

const problems = ({ lines }: VendorRow) =>
  lines.filter(({ status, isAccepted }) => status !== lineStatuses[0] && !isAccepted)

/** The columns of the vendors of an account. */
export const vendorColumns = (accountId: string, vendors: readonly VendorRow[]): readonly ListColumn<VendorRow>[] => {
  const chosenFrom = (values: readonly string[]) =>
    [...new Set(values)]
      .filter((each) => each !== '')
      .toSorted()
      .map((each) => ({ value: each, label: each }))
  return [
    {
      ...plain('name', 'Vendor', ({ record }) => record.name),
      cell: ({ record }) => (
        <div>
          <AppLink href={vendorsPath(accountId, record.id)}>{record.name}</AppLink>
          {record.trade !== '' && <span className={classes.under}>{record.trade}</span>}
        </div>
      ),
    },
    {
      ...plain('status', 'Status', ({ status }) => vendorStatusNames[status]),
      cell: ({ status }) => <Pill tone={toneOf(status)}>{vendorStatusNames[status]}</Pill>,
      choices: choicesOf(Object.fromEntries(vendorStatuses.map((each) => [each, vendorStatusNames[each]]))),
      choiceOf: ({ status }) => status,
    },
    {
      ...plain('lines', 'Lines', linesText),
      cell: (row) => {
        const open = problems(row)
        if (row.lines.length === 0) return ''
        if (open.length === 0) return `${row.lines.length} of ${row.lines.length} met`
        return open.map(({ line }) => termsOf(line).name).join(', ')
      },
    },
    { ...plain('expiresOn', 'First expiration', ({ expiresOn }) => day(expiresOn)), sortValue: (row) => row.expiresOn },
    {
      ...plain('waiting', 'To confirm', ({ waiting }) => (waiting === 0 ? '' : String(waiting))),
      numeric: true,
      sortValue: ({ waiting }) => waiting,
      value: ({ waiting }) => waiting,
      choices: choicesOf({ Y: 'Certificates to confirm' }),
      choiceOf: ({ waiting }) => (waiting > 0 ? 'Y' : ''),
    },
    {
      ...plain('spend', 'Spend', ({ record }) => (record.spend === null ? '' : formatMoney(record.spend))),
      numeric: true,
      sortValue: ({ record }) => record.spend,
      value: ({ record }) => (record.spend === null ? null : record.spend / 100),
    },
    {
      ...plain('spendOn', 'Spend as of', ({ record }) => day(record.spendOn)),
      sortValue: ({ record }) => record.spendOn,
      startsHidden: true,
    },
    {
      ...plain('set', 'Requirement set', ({ setName }) => setName),
      choices: chosenFrom(vendors.map(({ setName }) => setName)),
      choiceOf: ({ setName }) => setName,
    },
    {
      ...plain('trade', 'Trade', ({ record }) => record.trade),
      startsHidden: true,
      choices: chosenFrom(vendors.map(({ record }) => record.trade)),
      choiceOf: ({ record }) => record.trade,
    },
    { ...plain('fein', 'FEIN', ({ record }) => record.fein), startsHidden: true },
    { ...plain('contact', 'Contact', ({ record }) => record.contact), startsHidden: true },
    { ...plain('email', 'Email', ({ record }) => record.email), startsHidden: true },
    {
      ...plain('lastEmailedAt', 'Last emailed', ({ lastEmailedAt }) =>
        lastEmailedAt === null ? '' : formatDate(new Date(lastEmailedAt)),
      ),
      sortValue: ({ lastEmailedAt }) => lastEmailedAt,
      startsHidden: true,
    },
  ]
}
