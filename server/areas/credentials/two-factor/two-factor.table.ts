import type { TfaType } from '@portico/contract/areas/session/session.shapes.ts'

export type TwoFactorTables = {
  recovery_codes: {
    user_id: string
    code_hash: Buffer
    used_at: Date | null
  }
  tfa_enrollments: {
    user_id: string
    tfa_type: TfaType
    phone_sealed: string | null
    totp_secret_sealed: string | null
    created_at: Date
  }
}
