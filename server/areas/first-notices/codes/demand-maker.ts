import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { demandReader } from '../../claims/claims.public.ts'

/** Requires a person who may report claims: they also create codes for others to report with. */
export function demandMaker(context: Pick<AccountContext, 'account' | 'actor'>) {
  const reader = demandReader(context)
  demand(reader.mayWrite, firstNoticeMessages.onlyReads)
  return reader
}
