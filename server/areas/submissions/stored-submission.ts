import type { Platform } from '../../platform/platform.ts'
import { buildPacket } from './packet/build-packet.ts'
import { contentView } from './preview/content.view.ts'
import { changePacket, insertSubmission, type Place } from './submission.store.ts'
import { submissionView } from './submissions.view.ts'

/** A submission from before this portal: the importer records it. */
export const storedSubmission = { content: contentView, insert: insertSubmission, makePacket } as const

/** Builds the packet of such a submission immediately, without emails. */
async function makePacket(platform: Pick<Platform, 'database' | 'files'>, place: Place): Promise<void> {
  const { account, id } = place
  const submission = await platform.database.read({ account }, (tx) => submissionView(tx, account, id))
  if (submission === undefined) return
  const key = `submissions/${account}/${id}-1-1`
  const { bytes, sha256 } = await buildPacket({ platform, submission }, key, async () => undefined)
  await platform.database.write({ account }, (tx) =>
    changePacket(tx, place, submission.packetRun, {
      packet_state: 'READY',
      packet_progress: 100,
      packet_key: key,
      packet_bytes: bytes,
      packet_sha256: sha256,
      packet_moved_at: submission.submittedAt,
    }),
  )
}
