import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import type { TerminationAction } from '@portico/contract/areas/policies/termination/termination.rules.ts'
import { totalPremium } from '@portico/contract/areas/policies/premium.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { policyColumns } from '../policy-columns.tsx'
import { billTypeNames, StatusPill } from '../policy-status.tsx'
import { terminationItems } from '../termination/termination-items.ts'
import classes from './policy-list.module.css'

/** What everyone may do about a policy. */
interface Reading {
  readonly linksOf: (policy: Policy) => readonly [string, string][]
  readonly onFollow: (href: string) => void
  readonly onFile: (id: string) => void
}

/** What those may do who keep policies. */
interface Keeping {
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onEdit: (id: string) => void
  readonly onDelete: (policy: Policy) => void
  readonly onEnd: (id: string, action: TerminationAction) => void
}

/** The columns of the working list; where policies may be changed, a box and a menu for each that is stored here. */
export function policyWorkColumns(accountId: string, reading: Reading, keeping?: Keeping): Column<Policy>[] {
  const { policy: label, effective, expiration } = policyColumns(accountId)
  const columns: Column<Policy>[] = [
    {
      ...label,
      cell: (row) => (
        <>
          {label.cell(row)}
          <span className={classes.under}>{row.policyNumber}</span>
          {isFileMissing(row) && <Pill tone="warning">File missing</Pill>}
        </>
      ),
    },
    {
      key: 'line',
      header: 'Line',
      sortValue: ({ policyType }) => policyTypeName(policyType),
      cell: ({ policyType }) => policyTypeName(policyType),
    },
    { ...effective, header: 'Effective' },
    {
      ...expiration,
      header: 'Expiration',
      cell: (row) => (row.status === 'CANCELED' ? '' : formatDate(row.expirationDate)),
    },
    {
      key: 'status',
      header: 'Status',
      sortValue: ({ status }) => status,
      cell: ({ status }) => <StatusPill status={status} />,
    },
    {
      key: 'bill',
      header: 'Bill type',
      cell: ({ billType }) => (billType === null ? '' : billTypeNames[billType]),
    },
    {
      key: 'premium',
      header: 'Premium',
      numeric: true,
      sortValue: ({ premium }) => premium,
      cell: (policy) => <Premium policy={policy} />,
    },
  ]
  return [...columns, ...(keeping === undefined ? [] : [chooseColumn(keeping)]), actionsColumn(reading, keeping)]
}

/** The premium of a policy, and its total with taxes and fees. */
function Premium({ policy }: { readonly policy: Policy }) {
  const total = totalPremium(policy)
  return (
    <div>
      {policy.premium === null ? '' : formatMoney(policy.premium)}
      {total !== null && <span className={classes.under}>{formatMoney(total)} with taxes and fees</span>}
    </div>
  )
}

export const isFileMissing = ({ fileState }: Pick<Policy, 'fileState'>): boolean =>
  fileState === 'WANTED' || fileState === 'FAILED'

const chooseColumn = ({ chosen, onChoose }: Keeping): Column<Policy> => ({
  key: 'choose',
  header: 'Select',
  numeric: true,
  cell: (policy) => {
    const { id } = policy
    if (id === null) return null
    return (
      <CheckField
        aria-label={`Select ${policyLabel(policy)}, ${policy.policyNumber}`}
        checked={chosen.has(id)}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
      />
    )
  },
})

const actionsColumn = (reading: Reading, keeping: Keeping | undefined): Column<Policy> => ({
  key: 'actions',
  header: 'Actions',
  numeric: true,
  cell: (policy) => {
    const items = [...readingItems(policy, reading), ...(keeping === undefined ? [] : keepingItems(policy, keeping))]
    if (items.length === 0) return null
    const label = `More for ${policyLabel(policy)}, ${policy.policyNumber}`
    return (
      <div className={classes.actions}>
        <Menu label={label} icon={<IconDots size={18} />} small items={items} />
      </div>
    )
  },
})

const readingItems = (policy: Policy, { linksOf, onFollow, onFile }: Reading) => {
  const { id, fileState } = policy
  return [
    ...(id !== null && fileState === 'STORED'
      ? [{ label: 'Download policy', icon: <IconDownload size={18} />, onSelect: () => onFile(id) }]
      : []),
    ...linksOf(policy).map(([label, href]) => ({
      label,
      icon: <IconArrowRight size={18} />,
      onSelect: () => onFollow(href),
    })),
  ]
}

function keepingItems(policy: Policy, { onEdit, onDelete, onEnd }: Keeping) {
  const { id } = policy
  if (id === null) return []
  return [
    { label: 'Edit', icon: <IconEdit size={18} />, onSelect: () => onEdit(id) },
    ...terminationItems(policy, (action) => onEnd(id, action)),
    { label: 'Delete', icon: <IconTrash size={18} />, onSelect: () => onDelete(policy), danger: true },
  ]
}
