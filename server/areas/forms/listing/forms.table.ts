import type { FormPurpose } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Generated } from 'kysely'

export type FormTables = {
  forms: {
    id: string
    /** Null for one of the global library. */
    brokerage_code: string | null
    name: string
    title: string
    purpose: FormPurpose
    policy_type: string | null
    state: string | null
    carrier: string | null
    edition: string
    retired_on: string | null
    questions: number
    mapped: number
    library_hash: string | null
    version: Generated<number>
    created_at: Date
    created_by: string | null
    deleted_at: Date | null
  }
}
