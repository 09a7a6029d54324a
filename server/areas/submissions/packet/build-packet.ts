import { packetPaths } from '@portico/contract/areas/submissions/packet-paths.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { makeZip } from 'client-zip'
import { streamed } from '../../../platform/files/byte-streams.ts'
import type { StoredFile } from '../../../platform/files/file-store.ts'
import { brokerageView } from '../downloading/link-by-token.view.ts'
import { changesView } from '../preview/change-details.view.ts'
import { submissionBefore } from '../submissions.view.ts'
import { coverPdf, indexPdf } from './cover-pdf.ts'
import type { PacketPart, PacketSource, PartsOf } from './packet-part.ts'
import { scheduleParts } from './schedule-part.ts'
import { applicationParts, documentParts } from './submitted-files.view.ts'

/** What a packet holds beside its cover and index, in this order. */
const contents: readonly PartsOf[] = [applicationParts, scheduleParts, documentParts]

/**
 * Makes the packet of a submission: one file after the other is read into the archive while that is stored, so that
 * memory does not grow with it. Whoever asks hears how far it is, and may end it by throwing.
 */
export async function buildPacket(
  source: PacketSource,
  key: string,
  tellProgress: (percent: number) => Promise<void>,
): Promise<StoredFile> {
  const { submission, platform } = source
  const found = await Promise.all(contents.map((partsOf) => partsOf(source)))
  const cover: PacketPart = {
    folder: null,
    name: 'Cover.pdf',
    what: 'Cover: who submits what, and what was attested',
    open: async () => streamed(await coverPdf(submission, await coverView(source))),
  }
  const index: PacketPart = {
    folder: null,
    name: 'Index.pdf',
    what: 'This list',
    open: async () => streamed(await indexPdf(submission, listed)),
  }
  const parts = [cover, index, ...found.flat()]
  const paths = packetPaths(parts)
  const listed = parts.map(({ what }, at) => ({ path: paths[at]!, what }))
  async function* entries() {
    for (const [at, part] of parts.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one file is open at a time
      await tellProgress(Math.floor((100 * at) / parts.length))
      // oxlint-disable-next-line no-await-in-loop -- likewise
      const input = (await part.open()) as AsyncIterable<Uint8Array<ArrayBuffer>>
      yield { name: paths[at]!, lastModified: submission.submittedAt, input }
    }
  }
  return platform.files.put(key, makeZip(entries()) as ByteStream)
}

async function coverView({ submission, platform: { database } }: PacketSource) {
  const { account, cycleId, number, content, snapshotNumber } = submission
  return database.read({ account }, async (tx) => {
    const { name: brokerage } = await brokerageView(tx, account)
    const before = await submissionBefore(tx, account, { cycleId, number })
    const now = { content, snapshot: snapshotNumber ?? 0 }
    const compared = before && { before: { content: before.content, snapshot: before.snapshotNumber ?? 0 }, now }
    return {
      brokerage,
      changes: compared ? await changesView(tx, { account, seesPersonal: false }, compared) : null,
    }
  })
}
