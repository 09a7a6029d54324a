import { mostReplayed } from '@portico/contract/areas/operations/event-replay.ts'
import type { RecentEvent } from '@portico/contract/areas/operations/recent-event.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { call } from '../../../platform/client.ts'

/** Sends the events on screen to the webhook again. */
export function ReplayButton({ events }: { readonly events: readonly RecentEvent[] }) {
  // Events that arrive while the dialog is open are not sent.
  const [asked, setAsked] = useState<readonly string[]>()
  const replay = async (ids: readonly string[]): Promise<void> => {
    const { count, to } = await call('POST /api/administration/recent-events/replays', { body: { ids: [...ids] } })
    toasts.show('success', `Replay started: ${count === 1 ? '1 event' : `${count} events`} to ${to}`)
  }
  return (
    <>
      <Button
        kind="secondary"
        small
        disabled={events.length === 0}
        onClick={() => setAsked(events.slice(0, mostReplayed).map(({ id }) => id))}
      >
        Replay to webhook…
      </Button>
      {asked !== undefined && (
        <ConfirmCall
          title={asked.length === 1 ? 'Replay 1 event?' : `Replay ${asked.length} events?`}
          confirmLabel="Replay"
          failure="The events could not be replayed. Please try again."
          run={() => replay(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            The events shown are sent to the webhook again, at most the newest {mostReplayed}. Each has the same id
            every time, so that the receiver can recognize a repeat. Failed deliveries are listed in Jobs.
          </p>
        </ConfirmCall>
      )}
    </>
  )
}
