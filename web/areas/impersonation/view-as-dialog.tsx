import { impersonationMessages } from '@portico/contract/areas/impersonation/impersonation.messages.ts'
import { Impersonate, impersonationReason } from '@portico/contract/areas/impersonation/impersonation.shapes.ts'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { call } from '../../platform/client.ts'
import { becomeUser } from './become-user.ts'

interface Props {
  readonly username: string
  readonly name: string
  /** The page that opens as the user. */
  readonly path?: string
  readonly onClose: () => void
}

/** Asks for the reason, and opens the product as the user. */
export default function ViewAsDialog({ username, name, path = '/', onClose }: Props) {
  const start = async (body: Impersonate): Promise<void> => {
    await call(
      'POST /api/administration/users/{username}/impersonation',
      { params: { username }, body },
      { inBackground: true },
    )
    becomeUser(path)
  }
  return (
    <RecordDialog
      title={`View as ${name}`}
      saveLabel="View as user"
      fields={{ reason: impersonationReason }}
      schema={Impersonate}
      failure={impersonationMessages.failed}
      onSave={start}
      onClose={onClose}
    />
  )
}
