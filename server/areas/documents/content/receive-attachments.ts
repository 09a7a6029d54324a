import { Readable } from 'node:stream'
import type { AccountContext } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

/** An attachment of an email, its bytes in base64. */
interface Attachment {
  readonly name: string
  readonly content: string
}

/** A rejected attachment, with its original name and the reason. */
export interface RefusedFile {
  readonly name: string
  readonly reason: string
}

/**
 * Receives email attachments like uploads. If one cannot be checked now, the email is rejected so that it is sent
 * again. Files that no document uses are deleted after a day.
 */
export async function receiveAttachments(
  context: AccountContext,
  attachments: readonly Attachment[],
): Promise<{ readonly files: readonly ReceivedFile[]; readonly refused: readonly RefusedFile[] }> {
  const files: ReceivedFile[] = []
  const refused: RefusedFile[] = []
  for (const { name, content } of attachments) {
    try {
      const stream = Readable.from([Buffer.from(content, 'base64')])
      // oxlint-disable-next-line no-await-in-loop -- one at a time: an email must not use all resources
      files.push(await receiveFile(context, { name, stream }))
    } catch (error) {
      if (!(error instanceof ErrorResponse) || error.status === 503) throw error
      refused.push({ name, reason: error.message })
    }
  }
  return { files, refused }
}
