import { type BroadcastListing, broadcastStates } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'

const tones = { SCHEDULED: 'neutral', SENDING: 'brand', SENT: 'success', STOPPED: 'danger' } as const

/** How far a broadcast is. */
export function BroadcastState({ state }: Pick<BroadcastListing, 'state'>) {
  return <Pill tone={tones[state]}>{broadcastStates[state]}</Pill>
}
