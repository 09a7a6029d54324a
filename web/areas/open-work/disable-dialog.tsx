import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import { DisableUser, type OpenWork } from '@portico/contract/areas/open-work/open-work.shapes.ts'
import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import { type PlatformUser, userReason } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadedDialog } from '../../kit/overlays/loaded-dialog.tsx'
import type { FormFields } from '../../kit/records/form-fields.ts'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { counted } from '../../platform/formats.ts'
import { handOverField, hasWork } from './hand-over-field.ts'
import { openWorkQuery } from './open-work.queries.ts'

interface Props {
  readonly user: PlatformUser
  readonly onSave: (sent: DisableUser) => Promise<unknown>
  readonly onClose: () => void
}

const title = 'Disable user'

/** Disables a login; what the user has open at a brokerage can be handed to a colleague there. */
export function DisableDialog({ user, onSave, onClose }: Props) {
  const query = useQuery(openWorkQuery(user.username))
  return (
    <LoadedDialog title={title} query={query} failed={openWorkMessages.loadFailed} onClose={onClose}>
      {(work) => (
        <RecordDialog
          title={title}
          saveLabel={title}
          fields={fieldsOf(work)}
          schema={DisableUser}
          failure={platformUserMessages.saveFailed}
          onSave={onSave}
          onClose={onClose}
        />
      )}
    </LoadedDialog>
  )
}

/** The reason, and a colleague for each brokerage where something is open. */
const fieldsOf = ({ brokerages, insuredTasks }: OpenWork): FormFields => ({
  reason: {
    ...userReason,
    ...(insuredTasks > 0 && {
      before: () => <p>{`${counted(insuredTasks, 'insured task')} will be shown as unassigned.`}</p>,
    }),
  },
  ...Object.fromEntries(
    brokerages
      .filter(hasWork)
      .map((brokerage) => [
        `handOver.${brokerage.code}`,
        handOverField(brokerage, `Hand over at ${brokerage.name}`, 'Leave blank to keep them with this user.'),
      ]),
  ),
})
