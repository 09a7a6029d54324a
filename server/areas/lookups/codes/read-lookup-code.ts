import { codeOf, partsOf } from '@portico/contract/areas/lookups/class-codes.ts'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { codeView } from './lookup-entries.view.ts'

/** The meaning of one code. A code in no table is shown unchanged by the caller. */
export const readLookupCode: Handler<'GET /api/lookups/{kind}/codes/{code}'> = async (context, { params, query }) => {
  const { kind } = params
  const asked = codeOf(kind, params.code)
  const entry =
    asked === undefined
      ? undefined
      : await context.read((tx) => codeView(tx, { kind, state: query.state ?? null, owner: query.owner }, asked))
  if (asked === undefined || entry === undefined)
    throw new ErrorResponse(404, 'unknown_code', lookupMessages.unknownCode)
  const { suffix, suffixMeaning } = partsOf(kind, asked)
  return { status: 200, body: { ...entry, asked, suffix, suffixMeaning } }
}
