import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { TerminationAction } from '@portico/contract/areas/policies/termination/termination.rules.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import { lazy } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import type { StoredPolicy } from '../policies.queries.ts'
import { KeepExternal } from './keep-external.tsx'
import { terminationItems } from '../termination/termination-items.ts'

const EditCoveragesDialog = lazy(pagePart(() => import('../coverages/edit-coverages-dialog.tsx')))
const EditPolicyDialog = lazy(pagePart(() => import('../edit-policy-dialog.tsx')))
const TerminationDialog = lazy(pagePart(() => import('../termination/termination-dialog.tsx')))

/** The dialogs of a policy's page. */
export type PolicyDialog = 'policy' | 'coverages' | TerminationAction

interface ActionsProps {
  readonly accountId: string
  readonly policy: PolicyDetail
  readonly onOpen: (dialog: PolicyDialog) => void
}

/** What brokerage staff do to a policy. */
export function StaffActions({ accountId, policy, onOpen }: ActionsProps) {
  if (policy.id === null) return <KeepExternal accountId={accountId} policy={policy} />
  const items = terminationItems(policy, onOpen)
  return (
    <>
      <Button kind="secondary" icon={<IconEdit size={18} aria-hidden />} onClick={() => onOpen('policy')}>
        Edit policy
      </Button>
      {items.length > 0 && <Menu label="More actions" icon={<IconDots size={18} />} items={items} />}
    </>
  )
}

interface DialogsProps {
  readonly accountId: string
  readonly policy: StoredPolicy
  readonly open: PolicyDialog
  readonly onClose: () => void
}

/** The dialog that is open on a policy's page. */
export function PolicyDialogs({ accountId, policy, open, onClose }: DialogsProps) {
  const { id } = policy
  if (open === 'policy') return <EditPolicyDialog accountId={accountId} id={id} onClose={onClose} />
  if (open === 'coverages') return <EditCoveragesDialog accountId={accountId} policy={policy} onClose={onClose} />
  return <TerminationDialog accountId={accountId} id={id} action={open} onClose={onClose} />
}
