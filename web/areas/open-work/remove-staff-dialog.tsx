import { openWorkMessages } from '@portico/contract/areas/open-work/open-work.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { toasts } from '../../kit/feedback/toasts.ts'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { LoadedDialog } from '../../kit/overlays/loaded-dialog.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { fullName } from '../session/session.public.ts'
import { handOverField, hasWork } from './hand-over-field.ts'
import type { RemoveStaff } from '../people/people.public.ts'
import { staffWorkQuery } from './open-work.queries.ts'

const failure = 'The person could not be removed. Please try again.'
const ifBlank = 'If left blank, the accounts lose this team member, and open work keeps the name.'
const HandOver = z.object({ handOver: z.record(z.string(), z.string().nullable()) })

/** Removes a person from the staff; what they have open can be handed to a colleague. */
export function RemoveStaffDialog({ brokerage, member, isSelf, remove, onClose }: RemoveStaff) {
  const { brokerCode, brokerName } = brokerage
  const query = useQuery(staffWorkQuery(brokerCode, member.userId))
  const name = fullName(member)
  const title = isSelf ? 'Leave this brokerage?' : `Remove ${name}?`
  const label = isSelf ? 'Leave' : 'Remove'
  const run = async (handOver: string | null): Promise<void> => {
    await remove(handOver)
    if (isSelf) location.assign('/')
    else toasts.show('success', `${name} was removed from ${brokerName}.`)
  }
  const consequence = (
    <p>
      {isSelf ? 'You lose' : `${name} (${member.email}) loses`} access to every account that {brokerName} serves
      immediately. The login is not deleted. You can invite them again.
    </p>
  )
  return (
    <LoadedDialog title={title} query={query} failed={openWorkMessages.loadFailed} onClose={onClose}>
      {({ brokerages }) => {
        const work = brokerages.find(hasWork)
        return work === undefined ? (
          <ConfirmCall title={title} confirmLabel={label} failure={failure} run={() => run(null)} onClose={onClose}>
            {consequence}
          </ConfirmCall>
        ) : (
          <RecordDialog
            title={title}
            saveLabel={label}
            fields={{
              [`handOver.${brokerCode}`]: {
                ...handOverField(work, 'Hand over to', ifBlank),
                before: () => consequence,
              },
            }}
            schema={HandOver}
            failure={failure}
            onSave={({ handOver }) => run(handOver[brokerCode] ?? null)}
            onClose={onClose}
          />
        )
      }}
    </LoadedDialog>
  )
}
