import type { AccountContext } from '../../../platform/context.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { addDocument, receiveFile } from '../../documents/documents.public.ts'
import { folderName } from '../runs/add-run.ts'
import { type Letter, letterPdf } from './letter.ts'

/** Makes the file of a letter. It becomes a document once it is filed. */
export async function receiveLetter(context: AccountContext, letter: Letter) {
  const bytes = await letterPdf(letter)
  const name = `${letter.title} ${dayIn(letter.letterhead.timeZone, letter.at)}.pdf`
  return receiveFile(context, { name, stream: streamed(bytes) })
}

/** Files a letter in the library, next to its carrier's loss runs; returns the document's id. */
export async function fileLetter(
  tx: WriteTx,
  context: AccountContext,
  received: Awaited<ReturnType<typeof receiveLetter>>,
  carrier: string,
): Promise<string> {
  const document = await addDocument(tx, context, received, {
    folder: ['Loss runs', folderName(carrier)],
    type: 'LOSS_RUN',
    isInternal: false,
    tags: ['letter'],
    onSameName: 'both',
  })
  return document.id
}
