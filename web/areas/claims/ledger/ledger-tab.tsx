import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { LedgerOverview } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatDate, formatMoney } from '../../../platform/formats.ts'
import classes from '../claims.module.css'
import { useLedger } from '../claims.queries.ts'

type Item = LedgerOverview['items'][number]

/** What waits for a person in the loss ledger: losses that may be claims, and loss runs to compare with them. */
export default function LedgerTab({ accountId }: { readonly accountId: string }) {
  const ledger = useLedger(accountId)
  return (
    <Loaded query={ledger} failed={claimMessages.ledgerFailed} lines={6}>
      {({ claims, linked, items, isMore }) => (
        <div className={classes.stack}>
          <Card title="Summary">
            <Facts
              facts={[
                { label: 'Claims', value: formatCount(claims) },
                { label: 'Linked to a loss', value: formatCount(linked) },
                { label: 'Waiting for review', value: `${formatCount(items.length)}${isMore ? ' or more' : ''}` },
              ]}
            />
          </Card>
          <Card title="Waiting for review">
            {items.length === 0 ? (
              <EmptyState title="Nothing to review">
                Losses that may be claims, and loss runs that are newer than the claims they list, appear here.
              </EmptyState>
            ) : (
              <DataTable label="Waiting for review" columns={columnsOf(accountId)} rows={items} rowKey={keyOf} />
            )}
          </Card>
        </div>
      )}
    </Loaded>
  )
}

const keyOf = ({ claimId, lossNumber }: Item): string => `${claimId} ${lossNumber}`

const columnsOf = (accountId: string): readonly Column<Item>[] => [
  {
    key: 'claim',
    header: 'Claim',
    cell: ({ claimId, ourNumber, claimNumber }) => (
      <div>
        <AppLink href={`/${encodeURIComponent(accountId)}/claims-portal/${claimId}`} className={classes.number}>
          {ourNumber}
        </AppLink>
        {claimNumber !== '' && <span className={classes.under}>Carrier no. {claimNumber}</span>}
      </div>
    ),
  },
  {
    key: 'kind',
    header: 'Review',
    cell: ({ kind, reasons }) => (
      <div>
        <Pill tone={kind === 'UPDATE' ? 'warning' : 'brand'}>
          {kind === 'UPDATE' ? 'Newer loss run' : 'Possible match'}
        </Pill>
        {reasons.length > 0 && <span className={classes.under}>{reasons.join(', ')}</span>}
      </div>
    ),
  },
  { key: 'loss', header: 'Loss', cell: ({ lossNumber }) => lossNumber },
  { key: 'lossOn', header: 'Date of loss', cell: ({ lossOn }) => formatDate(lossOn) },
  {
    key: 'incurred',
    header: 'Incurred',
    numeric: true,
    cell: ({ incurred, valuedOn }) => (
      <div>
        {formatMoney(incurred)}
        <span className={classes.under}>as of {formatDate(valuedOn)}</span>
      </div>
    ),
  },
]
