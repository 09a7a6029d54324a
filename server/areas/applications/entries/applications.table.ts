import type { Generated } from 'kysely'

export type ApplicationTables = {
  applications: {
    account_code: string
    id: string
    form_id: string
    edition_id: string
    purpose: 'APPLICATION' | 'QUESTIONNAIRE'
    form_name: string
    form_title: string
    name: string
    policy_type: string
    year: string
    carrier: string
    status: Generated<'NOT_STARTED' | 'IN_PROGRESS' | 'DONE'>
    /** Of the freeze that holds while it is done. */
    freeze_number: number | null
    version: Generated<number>
    created_by: string | null
    created_at: Date
    changed_at: Date
    removed_at: Date | null
  }
}
