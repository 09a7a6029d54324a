import type { LinkPurpose, LinkUseKind } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type OpenLinkTables = {
  open_links: {
    account_code: string
    id: string
    purpose: LinkPurpose
    token_hash: Buffer
    recipient_name: string
    recipient_email: string
    days: number
    pin_seal: string | null
    pin_tries: Generated<number>
    code_seal: string | null
    code_tries: Generated<number>
    code_expires_at: Date | null
    made_by: string
    made_at: Date
    sent_at: Date
    expires_at: Date
    /** When its first browser was let in. */
    claimed_at: Date | null
    revoked_at: Date | null
  }
  open_link_applications: {
    account_code: string
    link_id: string
    application_id: string
    /** The freeze by which its holder was done. */
    done_freeze: number | null
  }
  open_link_browsers: {
    account_code: string
    link_id: string
    key_hash: Buffer
    let_in_at: Date
  }
  open_link_uses: {
    account_code: string
    seq: GeneratedAlways<number>
    link_id: string
    application_id: string | null
    document_id: string | null
    kind: LinkUseKind
    /** What was accepted. */
    words: string | null
    ip: string
    at: Date
  }
}
