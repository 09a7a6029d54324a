import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { Answerer } from '../answers/answerer.ts'
import { openApplication, wantedRow } from '../entries/open-application.ts'
import { fileNameOf, pdfOfApplication } from './application-file.view.ts'
import { finalVersionView } from './final-versions.view.ts'

/** The PDF of an application: the one stored when it was marked as done, else made from its current state. */
export const downloadApplication: Handler<'GET /api/accounts/{id}/apps/digital/{appId}'> = async (
  { platform, account, read },
  { params },
) => ({ status: 200, file: await read((tx) => applicationFile(tx, { platform, ...account }, params.appId)) })

/** The PDF of an application as a file to be sent. */
export async function applicationFile(
  tx: Tx,
  { platform, account, timeZone }: Pick<Answerer, 'platform' | 'account' | 'timeZone'>,
  appId: string,
): Promise<OutgoingFile> {
  const row = await wantedRow(tx, account, appId)
  const named = { name: fileNameOf(row), type: 'application/pdf', disposition: 'attachment' } as const
  if (row.freezeNumber !== null) {
    const { fileKey, bytes } = await finalVersionView(tx, account, { applicationId: row.id, number: row.freezeNumber })
    return { ...named, bytes, open: (range) => platform.files.open(fileKey, range) }
  }
  const opened = await openApplication(tx, account, row.id, todayOf({ platform, timeZone }))
  const { make } = await pdfOfApplication(tx, platform, opened, { account, now: platform.now(), done: null })
  // Made after all reads, so that no transaction waits for it.
  return { ...named, bytes: null, open: async () => streamed(await make()) }
}
