import { type RawBuilder, sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import { seesMedicalFacts } from './document.access.ts'

/** A condition on audit rows: excludes entries about documents that a person may not see, including deleted ones. */
export function shownEntries(who: Pick<AccountContext, 'account' | 'actor'>): RawBuilder<unknown> {
  if (seesMedicalFacts(who)) return sql`true`
  const { account } = who.account
  return sql`not exists (
      select from documents where documents.account_code = ${account} and is_medical
        and medical_author is distinct from ${who.actor.userId}
        and (documents.id::text in (audit.subject_id, audit.after ->> 'document')
          or (documents.claim_id::text = audit.subject_id and audit.action = 'first-notice.photo')))
    and not (audit.subject_type = 'document' and exists (select from audit purged where purged.account_code = ${account}
      and purged.subject_type = 'document' and purged.subject_id = audit.subject_id
      and purged.action = 'document.purge' and purged.after ->> 'isMedical' = 'true'))`
}
