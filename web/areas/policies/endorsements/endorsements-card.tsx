import { endorsementMessages } from '@portico/contract/areas/policies/endorsement.messages.ts'
import type { PolicyEndorsement } from '@portico/contract/areas/policies/endorsement.shapes.ts'
import { premiumLabel } from '@portico/contract/areas/policies/premium.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import type { StoredPolicy } from '../policies.queries.ts'
import { useEndorsementCalls } from './endorsements.queries.ts'

const EndorsementDialog = lazy(pagePart(() => import('./endorsement-dialog.tsx')))

const columns: readonly Column<PolicyEndorsement>[] = [
  { key: 'description', header: 'Endorsement', cell: ({ description }) => description },
  { key: 'number', header: 'Number', cell: ({ number }) => number },
  { key: 'effective', header: 'Effective Date', cell: ({ effectiveDate }) => formatDate(effectiveDate) },
  {
    key: 'change',
    header: 'Premium change',
    numeric: true,
    cell: ({ premiumChange }) => `${premiumChange > 0 ? '+' : ''}${formatMoney(premiumChange)}`,
  },
]

/** What is open: a new endorsement, one that is changed, or one that is deleted. */
type Asked = 'new' | { readonly changing: PolicyEndorsement } | { readonly deleting: PolicyEndorsement }

interface Props {
  readonly accountId: string
  readonly policy: PolicyDetail
  /** The policy where the reader may enter endorsements. */
  readonly entering: StoredPolicy | undefined
}

/** What changed during the term, the newest first, and what it did to the premium. */
export function EndorsementsCard({ accountId, policy, entering }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const add = entering !== undefined && (
    <Button kind="secondary" small onClick={() => setAsked('new')}>
      Add endorsement
    </Button>
  )
  return (
    <Card title="Endorsement history" action={add}>
      <Endorsements policy={policy} {...(entering !== undefined && { onAsk: setAsked })} />
      {entering !== undefined && asked !== undefined && (
        <Dialogs accountId={accountId} policy={entering} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  )
}

interface ListProps {
  readonly policy: PolicyDetail
  readonly onAsk?: (asked: Asked) => void
}

function Endorsements({ policy, onAsk }: ListProps) {
  const { endorsements, premium } = policy
  if (endorsements.length === 0) return <p>No endorsements since the policy was issued.</p>
  const change = endorsements.reduce((sum, { premiumChange }) => sum + premiumChange, 0)
  return (
    <DataTable
      label="Endorsements"
      columns={onAsk === undefined ? columns : [...columns, actionsColumn(onAsk)]}
      rows={endorsements}
      rowKey={({ id }) => id}
      {...(premium === null
        ? {}
        : {
            totals: {
              description: `${premiumLabel(policy)} with endorsements, before taxes and fees`,
              change: formatMoney(premium + change),
            },
          })}
    />
  )
}

const actionsColumn = (onAsk: (asked: Asked) => void): Column<PolicyEndorsement> => ({
  key: 'actions',
  header: 'Actions',
  numeric: true,
  cell: (endorsement) => (
    <Menu
      label={`More for endorsement ${endorsement.number}`}
      icon={<IconDots size={18} />}
      small
      items={[
        { label: 'Edit', icon: <IconEdit size={18} />, onSelect: () => onAsk({ changing: endorsement }) },
        {
          label: 'Delete',
          icon: <IconTrash size={18} />,
          onSelect: () => onAsk({ deleting: endorsement }),
          danger: true,
        },
      ]}
    />
  ),
})

interface DialogsProps {
  readonly accountId: string
  readonly policy: StoredPolicy
  readonly asked: Asked
  readonly onClose: () => void
}

function Dialogs({ accountId, policy, asked, onClose }: DialogsProps) {
  const { remove } = useEndorsementCalls(accountId, policy.id)
  if (asked === 'new' || 'changing' in asked)
    return (
      <Suspense>
        <EndorsementDialog
          accountId={accountId}
          policy={policy}
          endorsement={asked === 'new' ? undefined : asked.changing}
          onClose={onClose}
        />
      </Suspense>
    )
  const { deleting } = asked
  return (
    <ConfirmCall
      title={`Delete endorsement ${deleting.number}?`}
      confirmLabel="Delete"
      failure={endorsementMessages.deleteFailed}
      run={() => remove(deleting)}
      onClose={onClose}
    >
      <p>{deleting.description}</p>
    </ConfirmCall>
  )
}
