import type { SubjectColumns } from '../subject.table.ts'

export type CommentTables = {
  application_comments: CommentsTable
}

interface CommentsTable extends SubjectColumns {
  account_code: string
  id: string
  path: string
  text: string
  created_by: string
  created_at: Date
  resolved_by: string | null
  resolved_at: Date | null
}
