import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import { streamed } from './byte-streams.ts'

/** A file that was made whole, as the server sends it. */
export const madeFile = (
  bytes: Uint8Array,
  named: Pick<OutgoingFile, 'name' | 'type' | 'disposition'>,
): OutgoingFile => ({
  ...named,
  bytes: bytes.length,
  open: async ({ start, end } = { start: 0, end: bytes.length - 1 }) => streamed(bytes.subarray(start, end + 1)),
})
