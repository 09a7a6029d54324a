import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { OpenContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { write } from '../../../platform/write.ts'
import { hashOfCode, readCode } from './certificate-code.ts'
import { seriesByCode } from './living-series.view.ts'

/** One answer for every code that does not work. */
export const unknownCode = () => new ErrorResponse(404, 'not_found', certificateMessages.unknownCode)

/** The certificate that a code is printed on, with transactions bounded to its account; an unknown code ends the call. */
export async function takeCode({ platform, requestId, client }: OpenContext, typed: string) {
  const read = readCode(typed)
  if (read === undefined) throw unknownCode()
  const series = await platform.database.read('system', (tx) => seriesByCode(tx, hashOfCode(read.code)))
  if (series === undefined) throw unknownCode()
  const scope = { account: series.account }
  const author = { userId: undefined, requestId, ip: client.ip, scope, idempotency: undefined }
  return {
    ...series,
    revision: read.revision,
    read: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => platform.database.read(scope, work),
    write: ((work) => write(platform, author, work)) as OpenContext['write'],
  }
}
