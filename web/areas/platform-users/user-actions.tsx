import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import {
  type PlatformUser,
  userReason,
  UserReason,
} from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { useWork } from '../../platform/use-work.ts'
import { DisableDialog } from './disable-dialog.tsx'
import { useUserCalls } from './platform-users.queries.ts'
import classes from './users.module.css'

/** What an administrator can do about a login; to their own they cannot do it. */
export function UserActions({ user }: { readonly user: PlatformUser }) {
  const calls = useUserCalls(user)
  const work = useWork()
  const [asked, setAsked] = useState<Asked>()
  if (user.isSelf) return <p>This is your own login. Change it under My User.</p>
  const atOnce = [
    !user.isDisabled && (['Send password reset', calls.sendReset] as const),
    user.openSessions > 0 && (['Log out everywhere', calls.logOut] as const),
    user.loginDelayedUntil !== null && (['Remove login delay', calls.unlock] as const),
  ].filter((action) => action !== false)
  return (
    <div className={classes.actions}>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {atOnce.map(([label, action]) => (
        <Button
          key={label}
          kind="secondary"
          small
          busy={work.busy}
          onClick={() => void work.run(action, platformUserMessages.saveFailed)}
        >
          {label}
        </Button>
      ))}
      {!user.isAdmin && (
        <Button kind="secondary" small onClick={() => setAsked('viewer')}>
          {labelOf('viewer', user)}
        </Button>
      )}
      <Button kind={user.isDisabled ? 'secondary' : 'danger'} small onClick={() => setAsked('login')}>
        {labelOf('login', user)}
      </Button>
      {asked !== undefined && <AskedDialog asked={asked} user={user} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

/** What takes a reason. */
type Asked = 'login' | 'viewer'

interface AskedProps {
  readonly asked: Asked
  readonly user: PlatformUser
  readonly onClose: () => void
}

function AskedDialog({ asked, user, onClose }: AskedProps) {
  const calls = useUserCalls(user)
  if (asked === 'login' && !user.isDisabled)
    return <DisableDialog user={user} onSave={calls.disable} onClose={onClose} />
  return (
    <RecordDialog
      title={labelOf(asked, user)}
      saveLabel={labelOf(asked, user)}
      fields={{ reason: userReason }}
      schema={UserReason}
      failure={platformUserMessages.saveFailed}
      onSave={asked === 'login' ? calls.enable : calls.switchViewer}
      onClose={onClose}
    />
  )
}

function labelOf(asked: Asked, { isDisabled, isViewer }: PlatformUser): string {
  if (asked === 'login') return isDisabled ? 'Enable user' : 'Disable user'
  return isViewer ? 'Allow changes' : 'Make read-only'
}
