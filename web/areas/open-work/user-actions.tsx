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
import { MergeUserDialog } from './merge-user-dialog.tsx'
import { useUserCalls } from '../platform-users/platform-users.public.ts'
import classes from './open-work.module.css'

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
      {user.tfaType !== null && (
        <Button kind="secondary" small onClick={() => setAsked('two-factor')}>
          {labelOf('two-factor', user)}
        </Button>
      )}
      {!user.isAdmin && (
        <Button kind="secondary" small onClick={() => setAsked('viewer')}>
          {labelOf('viewer', user)}
        </Button>
      )}
      {user.mergedInto === null && (
        <>
          <Button kind="secondary" small onClick={() => setAsked('merge')}>
            Merge user…
          </Button>
          <Button kind={user.isDisabled ? 'secondary' : 'danger'} small onClick={() => setAsked('login')}>
            {labelOf('login', user)}
          </Button>
        </>
      )}
      {asked !== undefined && <AskedDialog asked={asked} user={user} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

/** What takes a reason. */
type Asked = 'login' | 'viewer' | 'two-factor' | 'merge'

interface AskedProps {
  readonly asked: Asked
  readonly user: PlatformUser
  readonly onClose: () => void
}

function AskedDialog({ asked, user, onClose }: AskedProps) {
  const calls = useUserCalls(user)
  if (asked === 'merge') return <MergeUserDialog user={user} onClose={onClose} />
  if (asked === 'login' && !user.isDisabled)
    return <DisableDialog user={user} onSave={calls.disable} onClose={onClose} />
  return (
    <RecordDialog
      title={labelOf(asked, user)}
      saveLabel={labelOf(asked, user)}
      fields={{ reason: userReason }}
      schema={UserReason}
      failure={platformUserMessages.saveFailed}
      onSave={{ login: calls.enable, viewer: calls.switchViewer, 'two-factor': calls.resetTwoFactor }[asked]}
      onClose={onClose}
    />
  )
}

function labelOf(asked: Exclude<Asked, 'merge'>, { isDisabled, isViewer }: PlatformUser): string {
  if (asked === 'two-factor') return 'Reset two-factor'
  if (asked === 'login') return isDisabled ? 'Enable user' : 'Disable user'
  return isViewer ? 'Allow changes' : 'Make read-only'
}
