import type { Generated } from 'kysely'

/** What a code proves to be in its owner's hand. */
export type CodePurpose = 'two-factor' | 'enrollment' | 'email-change'

export type CodeTables = {
  one_time_codes: OneTimeCodesTable
  rate_counts: RateCountsTable
}

interface OneTimeCodesTable {
  id: string
  user_id: string
  purpose: CodePurpose
  target_sealed: string
  code_hash: Buffer
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface RateCountsTable {
  bucket: string
  window_start: Date
  tries: number
}
