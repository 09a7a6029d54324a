import { newId } from '../../../platform/ids.ts'
import type { insertLinks } from '../submission.store.ts'

/** A link for one recipient that waits for its packet. */
export const newLink = (
  {
    account,
    submissionId,
    userId,
  }: { readonly account: string; readonly submissionId: string; readonly userId: string },
  now: Date,
): Parameters<typeof insertLinks>[1][number] => ({
  account_code: account,
  id: newId(now),
  submission_id: submissionId,
  user_id: userId,
  token_hash: null,
  made_at: now,
  sent_at: null,
  expires_at: null,
  revoked_at: null,
  code_seal: null,
  code_expires_at: null,
})
