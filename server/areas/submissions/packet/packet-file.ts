import { fileNameOf } from '@portico/contract/areas/documents/document.rules.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { receiptOf, type SubmissionRow } from '../submissions.view.ts'

/** The packet of a submission as a file to be sent; one that is not made yet ends the call. */
export function packetFile(submission: SubmissionRow, files: FileStore): OutgoingFile {
  const { packetState, packetKey, packetBytes, company } = submission
  if (packetState !== 'READY' || packetKey === null)
    throw new ErrorResponse(409, 'not_ready', submissionMessages.notReadyYet)
  return {
    // Browsers take a comma for the end of a name.
    name: fileNameOf(`${company.replaceAll(',', '')} submission ${receiptOf(submission)}.zip`),
    type: 'application/zip',
    bytes: packetBytes,
    disposition: 'attachment',
    open: (range) => files.open(packetKey, range),
  }
}
