import { type AppendedPdf, pdfOf } from '../../../../platform/pdf/pdf-pages.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { letterheadView } from '../../../branding/branding.public.ts'
import { receiptOf } from '../../submissions.view.ts'
import type { PacketPart, PacketSource } from '../packet-part.ts'
import { applicationSection } from './application-section.view.ts'
import { coverParts } from './cover-section.ts'
import { expiringSection } from './expiring-section.view.ts'
import { financialSection } from './financial-section.view.ts'
import { insuredSection } from './insured-section.ts'
import { lossSection } from './loss-section.ts'
import { modSection } from './mod-section.ts'
import { brokerageOf } from './brokerage.view.ts'

/** The largest applications included in the book, in bytes; larger ones are separate files. */
const mostBytes = 30_000_000

/**
 * The submission as one bookmarked PDF: cover page, underwriting summary, expiring program, losses, mod, financials,
 * and the completed applications. Notes to the brokerage and open items are omitted, since it goes to underwriters.
 */
export async function submissionBook(source: PacketSource, applications: readonly PacketPart[]): Promise<Uint8Array> {
  const { submission, platform } = source
  const { account } = submission
  const parts = await platform.database.read({ account }, async (tx) => {
    const { brokerage, changes } = await brokerageOf(tx, submission)
    const letterhead = await letterheadView(tx, brokerage)
    return {
      letterhead,
      sections: [
        ...coverParts(submission, { brokerage: letterhead.name, changes }),
        ...insuredSection(submission),
        ...(await expiringSection(tx, submission)),
        ...(await lossSection(tx, submission)),
        ...(await modSection(tx, submission)),
        ...(await financialSection(tx, submission)),
        ...(await applicationSection(tx, submission)),
      ],
    }
  })
  const receipt = receiptOf(submission)
  return pdfOf(
    {
      title: `Submission ${receipt}`,
      foot: `${submission.company} · ${receipt}`,
      at: submission.submittedAt,
      letterhead: parts.letterhead,
    },
    parts.sections,
    await bound(applications),
  )
}

/** The applications that fit, each read whole. */
async function bound(applications: readonly PacketPart[]): Promise<AppendedPdf[]> {
  const read: AppendedPdf[] = []
  let left = mostBytes
  for (const { name, open } of applications) {
    // oxlint-disable-next-line no-await-in-loop -- one file is open at a time
    const bytes = await wholeUpTo(await open(), left)
    if (bytes === undefined) continue
    left -= bytes.length
    read.push({ title: name.replace(/\.pdf$/, ''), bytes })
  }
  return read
}

/** A stream's bytes; undefined if there are too many. */
async function wholeUpTo(stream: ByteStream, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of stream) {
    length += piece.length
    if (length > most) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
