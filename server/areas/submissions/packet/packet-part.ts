import type { PacketFile } from '@portico/contract/areas/submissions/packet-paths.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SubmissionRow } from '../submissions.view.ts'

/** One file of a packet, opened when its turn has come. */
export interface PacketPart extends PacketFile {
  /** What it is, as the index says. */
  readonly what: string
  open(): Promise<ByteStream>
}

/** Whose packet is made, and with what. */
export interface PacketSource {
  readonly platform: Pick<Platform, 'database' | 'files'>
  readonly submission: SubmissionRow
}

/** One kind of content of a packet. */
export type PartsOf = (source: PacketSource) => Promise<readonly PacketPart[]>

/** Something submitted no longer exists; carries its name. */
export class PartGone extends Error {}
