/** The queue of packets to be made. */
export const packetQueue = 'submission-packets'

/** One run of making the packet of a submission; a later run ends an earlier one. */
export interface PacketJob {
  readonly account: string
  readonly id: string
  readonly run: number
}
