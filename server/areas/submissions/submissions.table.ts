import type { PacketState, PacketUse } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type SubmissionTables = {
  submissions: {
    account_code: string
    id: string
    cycle_id: string
    number: number
    signer_name: string
    signer_title: string
    note: string
    attestation: string
    /** Texts of the remarks that the signer had seen, as JSON. */
    acknowledged: string
    snapshot_number: number | null
    /** All that was submitted, as JSON. */
    content: string
    submitted_by: string
    submitted_at: Date
    packet_state: Generated<PacketState>
    /** Counts how often the packet was begun: work of an earlier run has ended. */
    packet_run: Generated<number>
    packet_progress: Generated<number>
    packet_message: string | null
    packet_key: string | null
    packet_bytes: number | null
    packet_sha256: string | null
    packet_moved_at: Date
  }
  submission_links: {
    account_code: string
    id: string
    submission_id: string
    user_id: string
    /** Null until it is mailed. */
    token_hash: Buffer | null
    made_at: Date
    sent_at: Date | null
    expires_at: Date | null
    revoked_at: Date | null
    downloads: Generated<number>
    code_seal: string | null
    code_tries: Generated<number>
    code_expires_at: Date | null
  }
  submission_link_browsers: {
    account_code: string
    link_id: string
    key_hash: Buffer
    let_in_at: Date
  }
  submission_link_uses: {
    account_code: string
    seq: GeneratedAlways<number>
    link_id: string
    kind: PacketUse['kind']
    ip: string
    at: Date
  }
}
