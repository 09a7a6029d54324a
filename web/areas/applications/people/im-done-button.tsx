import type { Assignment } from '@portico/contract/areas/applications/application.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import type { FormPlace } from '../team/form-place.ts'
import { useTeamCalls } from '../team/team.queries.ts'

interface Props {
  readonly place: FormPlace
  readonly assignees: readonly Assignment[]
}

/** Lets an assignee mark their part as done, which is less than the whole form being done. */
export function ImDoneButton({ place, assignees }: Props) {
  const { username } = useSignedInUser()
  const { sayDone } = useTeamCalls(place)
  const [busy, setBusy] = useState(false)
  const own = assignees.filter((one) => one.username === username)
  if (own.length === 0) return null
  const isDone = own.every(({ doneAt }) => doneAt !== null)
  const say = async (): Promise<void> => {
    setBusy(true)
    try {
      await sayDone(!isDone)
      toasts.show(
        'success',
        isDone ? 'Your part is reopened' : 'Thank you. We notified the person who assigned this to you.',
      )
    } catch (error) {
      toasts.show('error', reasonOf(error, 'Your change could not be saved. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="secondary" busy={busy} aria-pressed={isDone} onClick={() => void say()}>
      {isDone ? 'Not done yet' : 'I’m done'}
    </Button>
  )
}
