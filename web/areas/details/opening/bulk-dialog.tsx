import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import { AccountsAssignment, assignedRoles, type BulkResult } from '@portico/contract/areas/details/opening.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { LoadedDialog } from '../../../kit/overlays/loaded-dialog.tsx'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { counted } from '../../../platform/formats.ts'
import { fullName } from '../../session/session.public.ts'
import { staffQuery, useOpeningCalls } from './opening.queries.ts'

interface Props {
  readonly work: 'archive' | 'assign'
  readonly brokerCode: string
  readonly accounts: readonly AccountListing[]
  /** Runs where some accounts stayed as they were. */
  readonly onRefused: (refused: Refused) => void
  readonly onClose: () => void
}

type Refused = BulkResult['refused']

/** Archives the chosen accounts, or gives them to someone. */
export function BulkDialog({ work, brokerCode, accounts, onRefused, onClose }: Props) {
  const calls = useOpeningCalls(brokerCode)
  const codes = accounts.map(({ accountCode }) => accountCode)
  const finish = ({ done, refused }: BulkResult): void => {
    toasts.show('success', `${counted(done.length, 'account')} ${work === 'archive' ? 'archived' : 'assigned'}.`)
    if (refused.length > 0) onRefused(refused)
  }
  if (work === 'assign')
    return (
      <Assigning
        brokerCode={brokerCode}
        count={codes.length}
        onSave={async (to) => finish(await calls.assign({ accounts: codes, ...to }))}
        onClose={onClose}
      />
    )
  return (
    <ConfirmCall
      title={`Archive ${counted(codes.length, 'account')}?`}
      confirmLabel="Archive"
      failure={openingMessages.archiveFailed}
      run={async () => finish(await calls.archiveMany(codes))}
      onClose={onClose}
    >
      <p>Their users will no longer be able to open them. Nothing is deleted, and you can restore them later.</p>
    </ConfirmCall>
  )
}

interface AssigningProps {
  readonly brokerCode: string
  readonly count: number
  readonly onSave: (to: Assigned) => Promise<void>
  readonly onClose: () => void
}

const Assigned = AccountsAssignment.omit({ accounts: true })
type Assigned = Pick<AccountsAssignment, 'userId' | 'role'>

function Assigning({ brokerCode, count, onSave, onClose }: AssigningProps) {
  const staff = useQuery(staffQuery(brokerCode))
  const title = `Assign ${counted(count, 'account')}`
  return (
    <LoadedDialog title={title} query={staff} failed="The staff could not be loaded." onClose={onClose}>
      {({ items }) => (
        <RecordDialog
          title={title}
          saveLabel="Assign"
          fields={{
            role: {
              kind: 'choice',
              label: 'Role',
              schema: z.string(),
              choices: assignedRoles.map((value) => ({ value, label: roleNames[value] ?? value })),
              required: true,
            },
            userId: {
              kind: 'choice',
              label: 'Person',
              schema: z.string().min(1, openingMessages.personRequired),
              help: 'Takes over the role from the person who has it now.',
              choices: items.map((person) => ({ value: person.userId, label: fullName(person) })),
              required: true,
            },
          }}
          schema={Assigned}
          start={{ role: assignedRoles[0] }}
          failure={openingMessages.assignFailed}
          onSave={onSave}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  )
}

interface UnchangedProps extends Pick<Props, 'onClose'> {
  readonly refused: Refused
}

/** Names the accounts that stayed as they were, and why. */
export function UnchangedDialog({ refused, onClose }: UnchangedProps) {
  return (
    <Dialog title="Accounts not changed" onClose={onClose}>
      <ul>
        {refused.map(({ accountCode, message }) => (
          <li key={accountCode}>{`${accountCode}: ${message}`}</li>
        ))}
      </ul>
    </Dialog>
  )
}
