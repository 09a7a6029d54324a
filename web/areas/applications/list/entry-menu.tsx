import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useAccount } from '../../accounts/accounts.public.ts'
import { runsAccount } from '../../people/people.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { useApplicationCalls } from '../applications.queries.ts'
import { downloadPdf } from '../download-pdf.ts'

interface Props {
  readonly accountId: string
  readonly entry: ApplicationEntry
  readonly isStaff: boolean
}

/** What can be done with an application from the list. */
export function EntryMenu({ accountId, entry, isStaff }: Props) {
  const { id, application, status } = entry
  const user = useSignedInUser()
  const account = useAccount(accountId)
  const { remove, reopen } = useApplicationCalls(accountId)
  const [removing, setRemoving] = useState(false)
  const isDone = status === 'DONE'
  const mayReopen = isDone && !user.isViewer && account !== undefined && runsAccount(user, account)

  const open = async (): Promise<void> => {
    try {
      await reopen(id)
      toasts.show('success', `${application.name} reopened`)
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The application could not be reopened. Please try again.'))
    }
  }
  return (
    <>
      <Menu
        label={`Actions for ${application.name} ${application.labelMap.YEAR}`}
        icon={<IconDots size={18} />}
        small
        items={[
          { label: 'Download PDF', onSelect: () => void downloadPdf(accountId, entry) },
          ...(mayReopen ? [{ label: 'Reopen', onSelect: () => void open() }] : []),
          ...(isStaff
            ? [
                {
                  label: 'Remove',
                  danger: true,
                  unavailable: isDone ? 'Reopen the application to remove it.' : undefined,
                  onSelect: () => setRemoving(true),
                },
              ]
            : []),
        ]}
      />
      {removing && (
        <ConfirmCall
          title={`Remove ${application.name}?`}
          confirmLabel="Remove"
          failure="The application could not be removed. Please try again."
          run={async () => {
            await remove(id)
          }}
          onClose={() => setRemoving(false)}
        >
          <p>Answers used only in this application will be deleted. Answers shared with other applications are kept.</p>
        </ConfirmCall>
      )}
    </>
  )
}
