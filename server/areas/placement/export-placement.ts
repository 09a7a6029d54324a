import { brokenEntry } from '@portico/contract/areas/placement/chain.rules.ts'
import type { PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import { makeZip } from 'client-zip'
import type { Handler } from '../../platform/context.ts'
import { digestOf } from './entry-digest.ts'
import { wholeRecordView } from './placement.view.ts'
import { recordPage } from './record-page.ts'
import { recordReader } from './record-reader.ts'

/** The whole record as one archive: a page for people, and lines that anyone can verify without the portal. */
export const exportPlacement: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/export'> = async (
  context,
  { params },
) => {
  const entries = await context.read(async (tx) => wholeRecordView(tx, await recordReader(tx, context, params.cycleId)))
  const header = {
    account: context.account.account,
    exportedAt: context.platform.now().toISOString(),
    entries: entries.length,
    head: entries.at(-1)?.hash ?? '',
    isWhole: brokenEntry(entries, digestOf) === null,
    howToVerify:
      'contentHash = SHA-256 of the canonical JSON of content (keys in order, no spaces). hash = SHA-256 of the ' +
      'canonical JSON of number, at, isInternal and contentHash, followed by previous. previous = hash of the line before.',
  }
  const files = [
    { name: 'placement-record.jsonl', input: linesOf(header, entries) },
    { name: 'placement-record.html', input: recordPage(header, entries) },
  ]
  return {
    status: 200,
    file: {
      name: `${context.account.account} placement record.zip`,
      type: 'application/zip',
      bytes: null,
      disposition: 'attachment',
      open: async () => makeZip(files) as ByteStream,
    },
  }
}

const linesOf = (header: object, entries: readonly PlacementEntry[]): string =>
  [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('')
