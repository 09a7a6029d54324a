import type {
  KeptStatus,
  ReminderDay,
  SubjectivityKind,
} from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { FilePurpose } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import type { Generated } from 'kysely'

export type SubjectivityTables = {
  subjectivities: {
    account_code: string
    id: string
    cycle_id: string
    line: string
    quote_id: string | null
    text: string
    kind: SubjectivityKind
    after_days: number | null
    due_on: string
    owner_id: string | null
    status: Generated<KeptStatus>
    note: Generated<string>
    reason: Generated<string>
    settled_by: string | null
    settled_at: Date | null
    version: Generated<number>
    created_at: Date
  }
  subjectivity_files: {
    account_code: string
    subjectivity_id: string
    document_id: string
    purpose: FilePurpose
    added_by: string
    added_at: Date
  }
  subjectivity_reminders: {
    account_code: string
    subjectivity_id: string
    due_on: string
    days: ReminderDay
  }
}
