import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { demand } from '../../../platform/refusal.ts'
import { demandReader } from '../../claims/claims.door.ts'

/** Someone who may report claims: they also make codes by which others do. */
export function demandMaker(context: Pick<AccountContext, 'account' | 'actor'>) {
  const reader = demandReader(context)
  demand(reader.mayWrite, firstNoticeMessages.onlyReads)
  return reader
}
