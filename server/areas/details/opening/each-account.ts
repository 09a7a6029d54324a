import type { BulkResult } from '@portico/contract/areas/details/opening.shapes.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { inSequence } from '../../../platform/write.ts'

/**
 * Does something to each of the chosen accounts and says which ones rejected it, and why. The work must check before it
 * writes. Rejected if every account rejected it.
 */
export async function eachAccount(
  accounts: readonly string[],
  work: (account: string) => Promise<void>,
): Promise<BulkResult> {
  const done: string[] = []
  const refused: BulkResult['refused'] = []
  await inSequence([...new Set(accounts)].toSorted(), async (accountCode) => {
    try {
      await work(accountCode)
      done.push(accountCode)
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error
      refused.push({ accountCode, message: error.message })
    }
  })
  const [first] = refused
  if (done.length === 0 && first !== undefined) throw new ErrorResponse(422, 'refused', first.message)
  return { done, refused }
}
