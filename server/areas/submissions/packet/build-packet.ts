import { packetPaths } from '@portico/contract/areas/submissions/packet-paths.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { makeZip } from 'client-zip'
import { streamed } from '../../../platform/files/byte-streams.ts'
import type { StoredFile } from '../../../platform/files/file-store.ts'
import { submissionBook } from './book/submission-book.ts'
import { indexPdf } from './index-pdf.ts'
import type { PacketPart, PacketSource } from './packet-part.ts'
import { scheduleParts } from './schedule-part.ts'
import { applicationParts, documentParts } from './submitted-files.view.ts'

/**
 * Builds the packet of a submission: streams one file after the other into the stored archive, so that memory does not
 * grow. Reports progress to the caller, who may stop it by throwing.
 */
export async function buildPacket(
  source: PacketSource,
  key: string,
  tellProgress: (percent: number) => Promise<void>,
): Promise<StoredFile> {
  const { submission, platform } = source
  const [applications, schedules, documents] = await Promise.all([
    applicationParts(source),
    scheduleParts(source),
    documentParts(source),
  ])
  const book: PacketPart = {
    folder: null,
    name: 'Submission.pdf',
    what: 'Submission with its summaries and completed applications, bookmarked',
    open: async () => streamed(await submissionBook(source, applications)),
  }
  const index: PacketPart = {
    folder: null,
    name: 'Index.pdf',
    what: 'This list',
    open: async () => streamed(await indexPdf(submission, listed)),
  }
  const parts = [book, index, ...applications, ...schedules, ...documents]
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
