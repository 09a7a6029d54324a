import type { Language } from '@portico/contract/kit/email/languages.ts'
import { newId } from '../../../platform/ids.ts'
import type { insertLinks } from '../submission.store.ts'

/** An underwriter of a market, and who of the brokerage sends them the packet. */
export interface MarketContact {
  readonly quoteId: string
  readonly name: string
  readonly email: string
  readonly sentBy: string
}

interface NewLink {
  readonly account: string
  readonly submissionId: string
  /** Someone of the brokerage by id, or an underwriter. */
  readonly to: string | MarketContact
  readonly language: Language
}

/** A link for one recipient that waits for its packet. */
export const newLink = (
  { account, submissionId, to, language }: NewLink,
  now: Date,
): Parameters<typeof insertLinks>[1][number] => ({
  account_code: account,
  id: newId(now),
  submission_id: submissionId,
  language,
  user_id: typeof to === 'string' ? to : null,
  quote_id: typeof to === 'string' ? null : to.quoteId,
  contact_name: typeof to === 'string' ? null : to.name,
  contact_email: typeof to === 'string' ? null : to.email,
  sent_by: typeof to === 'string' ? null : to.sentBy,
  token_hash: null,
  made_at: now,
  sent_at: null,
  expires_at: null,
  revoked_at: null,
  code_seal: null,
  code_expires_at: null,
})
