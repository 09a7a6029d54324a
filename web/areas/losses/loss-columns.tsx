import { lossCauses } from '@portico/contract/areas/losses/loss-causes.ts'
import { wholeOf } from '@portico/contract/areas/losses/loss.rules.ts'
import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { Column } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { formatDate, formatMoney } from '../../platform/formats.ts'
import classes from './losses.module.css'

export const statusNames = { OPEN: 'Open', CLOSED: 'Closed', REOPENED: 'Reopened' } as const

interface Shown {
  readonly accountId: string
  /** Undefined where losses of several runs stand together. */
  readonly run?: LossRun
  /** Undefined for those who only read. */
  readonly onAsk?: ((what: 'edit' | 'remove', loss: Loss) => void) | undefined
}

const money = (key: 'paid' | 'reserve' | 'recovered', header: string): Column<Loss> => ({
  key,
  header,
  numeric: true,
  sortValue: (loss) => wholeOf(loss[key]),
  cell: (loss) => formatMoney(wholeOf(loss[key])),
})

/** What tables show of losses. */
export function lossColumns({ accountId, run, onAsk }: Shown): readonly Column<Loss>[] {
  return [
    {
      key: 'claim',
      header: 'Claim',
      sortValue: ({ claimNumber }) => claimNumber,
      cell: (loss) => <Claim loss={loss} accountId={accountId} run={run} />,
    },
    {
      key: 'lossOn',
      header: 'Date of loss',
      sortValue: ({ lossOn }) => lossOn,
      cell: ({ lossOn, line }) => (
        <div>
          {formatDate(lossOn)}
          <span className={classes.under}>{policyTypeName(line)}</span>
        </div>
      ),
    },
    {
      key: 'what',
      header: 'What happened',
      cell: ({ cause, description, claimant }) => (
        <div>
          {lossCauses[cause]}
          {description !== '' && <span className={classes.under}>{description}</span>}
          {claimant !== '' && <span className={classes.under}>Claimant {claimant}</span>}
        </div>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <Pill tone={status === 'CLOSED' ? 'neutral' : 'warning'}>{statusNames[status]}</Pill>,
    },
    money('paid', 'Paid'),
    money('reserve', 'Reserved'),
    money('recovered', 'Recovered'),
    {
      key: 'incurred',
      header: 'Incurred',
      numeric: true,
      sortValue: ({ incurred }) => incurred,
      cell: ({ incurred }) => formatMoney(incurred),
    },
    ...(onAsk === undefined ? [] : [actionsColumn(onAsk)]),
  ]
}

interface ClaimProps {
  readonly loss: Loss
  readonly accountId: string
  readonly run: LossRun | undefined
}

function Claim({ loss: { claimNumber, page }, accountId, run }: ClaimProps) {
  if (run === undefined || page === null || !/\.pdf$/i.test(run.fileName)) return claimNumber
  return (
    <div>
      {claimNumber}
      <span className={classes.under}>
        <a
          href={`/api/documents/${encodeURIComponent(accountId)}/preview/${run.documentId}#page=${page}`}
          target="_blank"
          rel="noreferrer"
        >
          page {page}
        </a>
      </span>
    </div>
  )
}

const actionsColumn = (onAsk: NonNullable<Shown['onAsk']>): Column<Loss> => ({
  key: 'actions',
  header: 'Actions',
  cell: (loss) => (
    <span className={classes.menu}>
      <Menu
        small
        label={`Actions for ${loss.claimNumber}`}
        icon={<IconDots size={18} />}
        items={[
          { label: 'Edit', onSelect: () => onAsk('edit', loss) },
          { label: 'Remove', danger: true, onSelect: () => onAsk('remove', loss) },
        ]}
      />
    </span>
  ),
})
