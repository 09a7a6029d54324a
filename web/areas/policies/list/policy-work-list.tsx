import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { TerminationAction } from '@portico/contract/areas/policies/termination/termination.rules.ts'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import type { More } from '../../../kit/data/more.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatMoney } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { useNewestFile } from '../use-newest-file.ts'
import type { Narrowing } from '../policy-lists.queries.ts'
import { policyKey } from '../policy-columns.tsx'
import { policyLinks } from '../policy-links.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DownloadPolicies } from './download-policies.tsx'
import classes from './policy-list.module.css'
import { policyWorkColumns } from './policy-work-columns.tsx'

const EditPolicyDialog = lazy(pagePart(() => import('../edit-policy-dialog.tsx')))
const TerminationDialog = lazy(pagePart(() => import('../termination/termination-dialog.tsx')))

/** Which dialog is open, and about what. */
type Asked =
  | { readonly deleting: readonly Policy[] }
  | { readonly editing: string }
  | { readonly ending: string; readonly action: TerminationAction }

interface Props {
  readonly accountId: string
  readonly policies: readonly Policy[]
  /** What they fit; more may do so than are shown. */
  readonly narrowing: Narrowing
  readonly more: More | undefined
}

/** The policies that a filter let through: sorted, chosen, taken along, printed. */
export function PolicyWorkList({ accountId, policies, narrowing, more }: Props) {
  const mayManage = useActsForBrokerage(accountId)
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const chosen = policies.filter(({ id }) => id !== null && chosenIds.has(id))
  const premium = policies.reduce((sum, policy) => sum + (policy.status === 'CANCELED' ? 0 : (policy.premium ?? 0)), 0)

  const close = (): void => setAsked(undefined)
  const reading = useReading(accountId)

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
            Clear selection
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
          reading,
          mayManage
            ? {
                chosen: chosenIds,
                onChoose: choose,
                onEdit: (editing) => setAsked({ editing }),
                onEnd: (ending, action) => setAsked({ ending, action }),
                onDelete: (policy) => setAsked({ deleting: [policy] }),
              }
            : undefined,
        )}
        rows={policies}
        rowKey={policyKey}
        totals={{
          policy: `Total${more === undefined ? '' : ' of these'}, excluding canceled policies`,
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
      {asked !== undefined && 'ending' in asked && (
        <Suspense>
          <TerminationDialog accountId={accountId} id={asked.ending} action={asked.action} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}

/** What everyone may do about a policy: ask the other side about it, and take its file along. */
function useReading(accountId: string) {
  const router = useRouter()
  const newestFile = useNewestFile(accountId)
  const { isViewer } = useSignedInUser()
  return {
    linksOf: (policy: Policy) => policyLinks(accountId, policy, isViewer),
    onFollow: (href: string) => router.history.push(href),
    onFile: (id: string) => void newestFile(id),
  }
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
