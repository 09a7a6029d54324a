import { policyLabel, policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { Column } from '../../kit/data/data-table.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import { Pill } from '../../kit/data/pill.tsx'
import classes from './policy-columns.module.css'

/** What every table of policies shows. */
export function policyColumns(accountId: string) {
  return {
    policy: {
      key: 'policy',
      header: 'Policy',
      sortValue: policyLabel,
      cell: (policy) => (
        <AppLink href={policyPath(accountId, policy)} className={classes.link}>
          {policyLabel(policy)}
        </AppLink>
      ),
    },
    number: { key: 'number', header: 'Policy Number', sortValue: byNumber, cell: byNumber },
    effective: {
      key: 'effective',
      header: 'Effective Date',
      sortValue: ({ effectiveDate }) => effectiveDate,
      cell: ({ effectiveDate }) => formatDate(effectiveDate),
    },
    expiration: {
      key: 'expiration',
      header: 'Expiration Date',
      sortValue: ({ status, expirationDate }) => (status === 'CANCELED' ? null : expirationDate),
      cell: (policy) => <Expiration policy={policy} />,
    },
  } satisfies Record<string, Column<Policy>>
}

function byNumber({ policyNumber }: Policy): string {
  return policyNumber
}

interface ExpirationProps {
  readonly policy: Pick<Policy, 'status' | 'expirationDate' | 'canceledOn'>
}

/** When a policy expires; canceled, early ending and non-renewed ones are marked. */
export function Expiration({ policy: { status, expirationDate, canceledOn } }: ExpirationProps) {
  if (status === 'CANCELED') return <Pill tone="danger">CANCELED</Pill>
  if (status !== 'PENDING_CANCEL' && status !== 'NON_RENEWED') return formatDate(expirationDate)
  return (
    <>
      {formatDate(expirationDate)}{' '}
      <Pill tone="warning">
        {status === 'NON_RENEWED' || canceledOn === null ? 'Non-renewed' : `Cancels ${formatDate(canceledOn)}`}
      </Pill>
    </>
  )
}

export function policyKey({ id, policyNumber, effectiveDate }: Policy): string {
  return id ?? `${policyNumber}_${effectiveDate}`
}
