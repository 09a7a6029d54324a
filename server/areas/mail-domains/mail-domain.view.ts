import type { MailDomain } from '@portico/contract/areas/mail-domains/mail-domain.shapes.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { wantedRecords } from './mail-domain.rules.ts'

type StoredDomain = Row<'brokerage_mail_domains'>

/** The sender of a brokerage, if it has one of its own. */
export const storedDomain = (tx: Tx, brokerage: string): Promise<StoredDomain | undefined> =>
  tx.db.selectFrom('brokerage_mail_domains').selectAll().where('brokerage_code', '=', brokerage).executeTakeFirst()

/** The portal's own sender address; null without a mail server. */
export function portalSender({ mail }: Pick<Config, 'mail'>): string | null {
  return mail === undefined ? null : (/<(.+)>/.exec(mail.from)?.[1] ?? mail.from)
}

/** What is shown of a sender; `found` are the names whose records the check has found. */
export function shownDomain(
  config: Pick<Config, 'mail'>,
  stored: StoredDomain | undefined,
  found?: ReadonlySet<string>,
): MailDomain {
  const fallback = portalSender(config)
  if (stored === undefined) return { sender: null, fallback, verifiedAt: null, checkedAt: null, records: [] }
  const { sender, verified_at: verified, checked_at: checked } = stored
  return {
    sender,
    fallback,
    verifiedAt: verified?.toISOString() ?? null,
    checkedAt: checked?.toISOString() ?? null,
    records: wantedRecords(stored, fallback).map(({ name, value }) => ({
      name,
      value,
      isFound: found?.has(name) ?? verified !== null,
    })),
  }
}
