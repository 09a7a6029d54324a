import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { AccountCompleteness } from '@portico/contract/areas/details/opening.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import type { Column } from '../../../kit/data/data-table.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { completenessQuery } from './opening.queries.ts'

/** Accounts that one request asks for. */
const askedAtOnce = 50

interface Asked {
  readonly brokerCode: string
  readonly account: AccountListing
  readonly codes: readonly string[]
  readonly show: (found: AccountCompleteness) => string
}

function CompletenessCell({ brokerCode, account, codes, show }: Asked) {
  const { data } = useQuery(completenessQuery(brokerCode, codes))
  const found = data?.items.find(({ accountCode }) => accountCode === account.accountCode)
  return found === undefined ? '–' : show(found)
}

/** How complete the data of each account of a brokerage is, and when its people last logged in. */
export function completenessColumns(
  brokerCode: string,
  accounts: readonly AccountListing[],
): readonly Column<AccountListing>[] {
  const codes = accounts.map(({ accountCode }) => accountCode)
  const around = (code: string): readonly string[] => {
    const start = Math.floor(codes.indexOf(code) / askedAtOnce) * askedAtOnce
    return codes.slice(start, start + askedAtOnce)
  }
  const column = (key: string, header: string, show: Asked['show']): Column<AccountListing> => ({
    key,
    header,
    cell: (account) => (
      <CompletenessCell brokerCode={brokerCode} account={account} codes={around(account.accountCode)} show={show} />
    ),
  })
  return [
    column('completeness', 'Schedules complete', ({ completeness }) =>
      completeness === null ? '–' : `${completeness}%`,
    ),
    column('login', 'Last client login', ({ lastClientLoginAt: at }) => (at === null ? 'Never' : formatMoment(at))),
  ]
}
