import { deliveryStates } from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import {
  type CertificateRenewal,
  type RenewalItem,
  renewalItemStates,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Button } from '../../kit/controls/button.tsx'
import type { Column } from '../../kit/data/data-table.tsx'
import { PagedTable } from '../../kit/data/paged-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { TwoLines } from '../../kit/data/two-lines.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { FilterBar, type FilterSelect } from '../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../kit/lists/use-filter.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate } from '../../platform/formats.ts'
import { useWork } from '../../platform/use-work.ts'
import classes from './certificate-renewals.module.css'
import { deliveryTones, verdictNames, verdictTones } from '../certificates/certificates.public.ts'
import { renewalFilter } from './renewal-filter.ts'
import { useRenewalCalls, useRenewalItems } from './renewals.queries.ts'

interface Props {
  readonly accountId: string
  readonly renewal: CertificateRenewal
}

/** The holders of a renewal, to keep or drop one by one or as filtered. */
export function RenewalItems({ accountId, renewal }: Props) {
  const { filter, onFilter } = useFilter(renewalFilter)
  const pages = useRenewalItems({ accountId, renewalId: renewal.id }, filter)
  const { decide } = useRenewalCalls(accountId)
  const work = useWork()
  const mayDecide = renewal.mayChange && renewal.state !== 'DONE' && renewal.state !== 'STOPPED'
  const run = (decision: Parameters<typeof decide>[1]) =>
    void work.run(() => decide(renewal.id, decision), certificateRenewalMessages.decisionFailed, 'isKept')
  return (
    <Card
      title="Holders"
      action={
        mayDecide && (
          <div className={classes.actions}>
            <Button small kind="secondary" busy={work.busy} onClick={() => run({ isKept: true, filter })}>
              Keep all shown
            </Button>
            <Button small kind="secondary" busy={work.busy} onClick={() => run({ isKept: false, filter })}>
              Drop all shown
            </Button>
          </div>
        )
      }
    >
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <FilterBar
        filter={{ ...filter }}
        onChange={(changed) => onFilter(renewalFilter({ ...filter, ...changed }))}
        search={{ label: 'Find a holder', placeholder: 'Name' }}
        selects={selectsFor(renewal)}
      />
      <PagedTable
        pages={pages}
        failed={certificateRenewalMessages.itemsFailed}
        label="Holders"
        columns={columnsOf(
          accountId,
          mayDecide ? (item) => run({ isKept: !item.isKept, ids: [item.previousId] }) : undefined,
        )}
        rowKey={({ previousId }) => previousId}
        empty={<EmptyState title="No matching holders">Remove a filter or try another word.</EmptyState>}
      />
    </Card>
  )
}

const selectsFor = ({ groups }: CertificateRenewal): readonly FilterSelect[] => [
  { key: 'group', label: 'Group', choices: groups.map((each) => ({ value: each, label: each })) },
  { key: 'verdict', label: 'Comparison', choices: choicesOf(verdictNames) },
  { key: 'kept', label: 'Selection', choices: choicesOf({ Y: 'Kept', N: 'Dropped' }) },
  { key: 'state', label: 'Result', choices: choicesOf(renewalItemStates) },
]

const certificatePath = (accountId: string, id: string): string =>
  `/${encodeURIComponent(accountId)}/certificate-request/${id}`

const columnsOf = (
  accountId: string,
  onToggle: ((item: RenewalItem) => void) | undefined,
): readonly Column<RenewalItem>[] => [
  {
    key: 'holder',
    header: 'Holder',
    cell: ({ holderName, groupName, email }) => (
      <TwoLines under={[groupName, email === '' ? 'No email' : email].filter((text) => text !== '').join(', ')}>
        <strong>{holderName}</strong>
      </TwoLines>
    ),
  },
  {
    key: 'previous',
    header: 'Last year',
    cell: ({ previousId, number, project, expiresOn }) => (
      <TwoLines
        under={[project, expiresOn === null ? '' : `Expires ${formatDate(expiresOn)}`]
          .filter((text) => text !== '')
          .join(', ')}
      >
        <AppLink href={certificatePath(accountId, previousId)}>{number}</AppLink>
      </TwoLines>
    ),
  },
  {
    key: 'verdict',
    header: 'Comparison',
    cell: ({ verdict, issues }) => (
      <span className={classes.named}>
        {verdict !== null && <Pill tone={verdictTones[verdict]}>{verdictNames[verdict]}</Pill>}
        {issues.map((issue) => (
          <span key={issue} className={classes.under}>
            {issue}
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'result',
    header: 'Result',
    cell: ({ state, certificateId, delivery }) => (
      <span className={classes.named}>
        {certificateId === null ? (
          renewalItemStates[state]
        ) : (
          <AppLink href={certificatePath(accountId, certificateId)}>{renewalItemStates[state]}</AppLink>
        )}
        {delivery !== null && <Pill tone={deliveryTones[delivery]}>{deliveryStates[delivery]}</Pill>}
      </span>
    ),
  },
  {
    key: 'kept',
    header: 'Selection',
    cell: (item) =>
      onToggle === undefined || item.state !== 'WAITING' ? (
        item.isKept ? (
          'Kept'
        ) : (
          'Dropped'
        )
      ) : (
        <Button
          small
          kind={item.isKept ? 'secondary' : 'primary'}
          aria-label={`${item.isKept ? 'Drop' : 'Keep'} ${item.holderName}`}
          onClick={() => onToggle(item)}
        >
          {item.isKept ? 'Drop' : 'Keep'}
        </Button>
      ),
  },
]
