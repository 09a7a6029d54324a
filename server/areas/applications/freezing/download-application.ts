import type { ByteStream, OutgoingFile } from '@portico/contract/kit/call.ts'
import type { Verb } from '../../../platform/context.ts'
import { openApplication, wantedRow } from '../entries/open-application.ts'
import { fileNameOf, pdfOfApplication } from './application-file.view.ts'
import { freezeView } from './freezes.view.ts'

/** The PDF of an application: the one that was kept when it was marked as done, else made as it stands. */
export const downloadApplication: Verb<'GET /api/accounts/{id}/apps/digital/{appId}'> = async (context, { params }) => {
  const { account } = context.account
  const { files, now } = context.platform
  const file = await context.read(async (tx): Promise<OutgoingFile> => {
    const row = await wantedRow(tx, account, params.appId)
    const named = { name: fileNameOf(row), type: 'application/pdf', disposition: 'attachment' } as const
    if (row.freezeNumber !== null) {
      const { fileKey, bytes } = await freezeView(tx, account, { applicationId: row.id, number: row.freezeNumber })
      return { ...named, bytes, open: (range) => files.open(fileKey, range) }
    }
    const made = await pdfOfApplication(tx, account, await openApplication(tx, account, row.id), {
      now: now(),
      done: null,
    })
    return {
      ...named,
      bytes: made.length,
      open: async ({ start, end } = { start: 0, end: made.length - 1 }) => pieceOf(made.subarray(start, end + 1)),
    }
  })
  return { status: 200, file }
}

async function* pieceOf(bytes: Uint8Array): ByteStream {
  yield bytes
}
