import type { Generated } from 'kysely'

export type TaskTables = {
  tasks: {
    account_code: string
    id: string
    details: string
    tagged_id: string
    owner_id: string
    due_at: Date | null
    page: string | null
    link: string | null
    secondary_id: Generated<string>
    completed_at: Date | null
    completed_by: string | null
    version: Generated<number>
    created_at: Date
  }
}
