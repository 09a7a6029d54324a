import { cancelMethods } from '@portico/contract/areas/policies/termination/return-premium.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { endingParties, type StatusChange } from '@portico/contract/areas/policies/termination/termination.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import type { StoredPolicy } from '../policies.queries.ts'

const kindNames = { CANCEL: 'Cancellation', NON_RENEW: 'Non-renewal', REINSTATE: 'Reinstatement' } as const

const columns: readonly Column<StatusChange>[] = [
  {
    key: 'kind',
    header: 'Action',
    cell: ({ kind, method }) => (method === null ? kindNames[kind] : `${kindNames[kind]}, ${methodName(method)}`),
  },
  { key: 'effective', header: 'Date', cell: ({ effectiveOn }) => formatDate(effectiveOn) },
  {
    key: 'party',
    header: 'Requested by',
    cell: ({ requestedBy }) => (requestedBy === null ? '' : endingParties[requestedBy]),
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    key: 'recorded',
    header: 'Recorded',
    cell: ({ recordedBy, recordedAt }) =>
      [recordedBy, formatDate(new Date(recordedAt))].filter((part) => part !== null).join(', '),
  },
  {
    key: 'return',
    header: 'Return premium',
    numeric: true,
    cell: ({ kind, returnPremium }) => {
      if (kind !== 'CANCEL') return ''
      return returnPremium === null ? 'Not calculated' : formatMoney(returnPremium)
    },
  },
  {
    key: 'taxesAndFees',
    header: 'Taxes and fees returned',
    numeric: true,
    cell: ({ returnTaxes, returnFees }) =>
      returnTaxes === null && returnFees === null ? '' : formatMoney((returnTaxes ?? 0) + (returnFees ?? 0)),
  },
  {
    key: 'carrier',
    header: 'Returned by the carrier',
    numeric: true,
    cell: ({ kind, carrierReturn }) => {
      if (kind !== 'CANCEL') return ''
      return carrierReturn === null ? 'Not entered' : formatMoney(carrierReturn)
    },
  },
]

const methodName = (method: NonNullable<StatusChange['method']>): string => cancelMethods[method].toLowerCase()

const CarrierReturnDialog = lazy(pagePart(() => import('./carrier-return-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly policy: PolicyDetail
  /** The policy where the reader may enter what the carrier returned. */
  readonly entering: StoredPolicy | undefined
}

/** How and why a policy was canceled, not renewed, or reinstated; nothing for a policy that never was. */
export function StatusChangesCard({ accountId, policy, entering }: Props) {
  const [open, setOpen] = useState(false)
  const { statusChanges, canceledOn } = policy
  if (statusChanges.length === 0) return null
  const enter = entering !== undefined && canceledOn !== null && (
    <Button kind="secondary" small onClick={() => setOpen(true)}>
      Enter carrier’s return
    </Button>
  )
  return (
    <Card title="Cancellation and renewal status" action={enter}>
      <DataTable
        label="Cancellation and renewal status"
        columns={columns}
        rows={statusChanges}
        rowKey={({ kind, recordedAt }) => `${kind} ${recordedAt}`}
      />
      {entering !== undefined && open && (
        <Suspense>
          <CarrierReturnDialog accountId={accountId} policy={entering} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
