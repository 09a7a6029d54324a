import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import type { More } from '../../../kit/data/more.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatMoney } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useActsForBrokerage } from '../../people/people.door.ts'
import type { Narrowing } from '../policies.queries.ts'
import { policyKey } from '../policy-columns.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DownloadPolicies } from './download-policies.tsx'
import classes from './policy-list.module.css'
import { policyWorkColumns } from './policy-work-columns.tsx'

const EditPolicyDialog = lazy(pagePart(() => import('../edit-policy-dialog.tsx')))

/** Which dialog is open, and about what. */
type Asked = { readonly deleting: readonly Policy[] } | { readonly editing: string }

interface Props {
  readonly accountId: string
  readonly policies: readonly Policy[]
  /** What they fit; more may do so than are shown. */
  readonly narrowing: Narrowing
  readonly more: More | undefined
}

/** The policies that a filter let through: sorted, chosen, taken along, printed. */
export function PolicyWorkList({ accountId, policies, narrowing, more }: Props) {
  const mayKeep = useActsForBrokerage(accountId)
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const chosen = policies.filter(({ id }) => id !== null && chosenIds.has(id))
  const premium = policies.reduce((sum, policy) => sum + (policy.status === 'CANCELED' ? 0 : (policy.premium ?? 0)), 0)

  const close = (): void => setAsked(undefined)

  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosenIds)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <Card
      title={`${more === undefined ? '' : 'The first '}${counted(policies.length, 'policy', 'policies')}`}
      action={<Tools accountId={accountId} narrowing={narrowing} />}
    >
      {chosen.length > 0 && (
        <div className={classes.chosen}>
          <span role="status">{chosen.length} chosen</span>
          <Button kind="quiet" small onClick={() => setChosen(new Set())}>
            Choose none
          </Button>
          <Button
            kind="quiet-danger"
            small
            icon={<IconTrash size={16} aria-hidden />}
            onClick={() => setAsked({ deleting: chosen })}
          >
            Delete
          </Button>
        </div>
      )}
      <DataTable
        label="Policies"
        columns={policyWorkColumns(
          accountId,
          mayKeep
            ? {
                chosen: chosenIds,
                onChoose: choose,
                onEdit: (editing) => setAsked({ editing }),
                onDelete: (policy) => setAsked({ deleting: [policy] }),
              }
            : undefined,
        )}
        rows={policies}
        rowKey={policyKey}
        totals={{
          policy: `Total${more === undefined ? '' : ' of these'}, without what was canceled`,
          premium: formatMoney(premium),
        }}
        more={more}
      />
      {asked !== undefined && 'deleting' in asked && (
        <DeleteDialog accountId={accountId} policies={asked.deleting} onClose={close} />
      )}
      {asked !== undefined && 'editing' in asked && (
        <Suspense>
          <EditPolicyDialog accountId={accountId} id={asked.editing} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}

function Tools({ accountId, narrowing }: Pick<Props, 'accountId' | 'narrowing'>) {
  return (
    <div className={classes.tools}>
      <DownloadPolicies accountId={accountId} narrowing={narrowing} />
      <Button kind="quiet" small icon={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
