import { lossCauses } from '@portico/contract/areas/losses/loss-causes.ts'
import { lossStatusNames } from '@portico/contract/areas/losses/loss-names.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { incurredOf, wholeOf } from '@portico/contract/areas/losses/loss.rules.ts'
import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { Column } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { fieldColumn, type ListColumn } from '../../kit/lists/list-columns.ts'
import { Menu } from '../../kit/overlays/menu.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate, formatMoney } from '../../platform/formats.ts'
import classes from './losses.module.css'
import { apiAddress } from '../../platform/files/api-address.ts'

const lossStatus = { kind: 'choice', label: 'Status', choices: choicesOf(lossStatusNames) } as const

interface Shown {
  readonly accountId: string
  /** Undefined if losses of several runs are listed together. */
  readonly run?: LossRun
}

const money = (key: string, header: string, centsOf: (loss: Loss) => number): ListColumn<Loss> => ({
  key,
  header,
  numeric: true,
  sortValue: centsOf,
  cell: (loss) => formatMoney(centsOf(loss)),
  text: (loss) => formatMoney(centsOf(loss)),
  value: (loss) => centsOf(loss) / 100,
})

/** What lists show of losses. */
export function lossColumns({ accountId, run }: Shown): readonly ListColumn<Loss>[] {
  return [
    {
      key: 'claim',
      header: 'Claim',
      sortValue: ({ claimNumber }) => claimNumber,
      text: ({ claimNumber }) => claimNumber,
      cell: (loss) => <Claim loss={loss} accountId={accountId} run={run} />,
    },
    {
      key: 'lossOn',
      header: 'Date of loss',
      sortValue: ({ lossOn }) => lossOn,
      text: ({ lossOn }) => formatDate(lossOn),
      cell: ({ lossOn, line }) => (
        <div>
          {formatDate(lossOn)}
          <span className={classes.under}>{policyTypeName(line)}</span>
        </div>
      ),
    },
    {
      key: 'what',
      header: 'Description',
      text: ({ cause, description, claimant }) =>
        [lossCauses[cause], description, claimant].filter((each) => each !== '').join('. '),
      cell: ({ cause, description, claimant }) => (
        <div>
          {lossCauses[cause]}
          {description !== '' && <span className={classes.under}>{description}</span>}
          {claimant !== '' && <span className={classes.under}>Claimant {claimant}</span>}
        </div>
      ),
    },
    fieldColumn('status', lossStatus, {
      cell: ({ status }) => <Pill tone={status === 'CLOSED' ? 'neutral' : 'warning'}>{lossStatusNames[status]}</Pill>,
    }),
    money('paid', 'Paid', ({ paid }) => wholeOf(paid)),
    money('reserve', 'Reserves', ({ reserve }) => wholeOf(reserve)),
    money('recovered', 'Recoveries', ({ recovered }) => wholeOf(recovered)),
    { ...money('incurred', 'Incurred', incurredOf), cell: (loss) => <Incurred loss={loss} accountId={accountId} /> },
  ]
}

/** A loss's incurred amount. A loss linked to a claim names it, with the claim's amount if it differs. */
function Incurred({ loss: { incurred, ledger }, accountId }: { readonly loss: Loss; readonly accountId: string }) {
  if (ledger === null) return formatMoney(incurred)
  return (
    <div>
      {formatMoney(incurred)}
      <span className={classes.under}>{valuedText(incurred, ledger)}</span>
      {ledger.claimId !== null && (
        <AppLink href={`/${encodeURIComponent(accountId)}/claims-portal/${ledger.claimId}`}>
          Claim {ledger.ourNumber}
        </AppLink>
      )}
    </div>
  )
}

const valuedText = (incurred: number, ledger: NonNullable<Loss['ledger']>): string =>
  `${ledger.incurred === incurred ? 'As of' : `Claim ${formatMoney(ledger.incurred)} as of`} ${formatDate(ledger.valuedOn)}`

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
          href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/preview/${run.documentId}#page=${page}`)}
          target="_blank"
          rel="noreferrer"
        >
          page {page}
        </a>
      </span>
    </div>
  )
}

/** What can be done to a loss. */
export const lossActions = (onAsk: (what: 'edit' | 'remove', loss: Loss) => void): Column<Loss> => ({
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
