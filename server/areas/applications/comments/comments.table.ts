export type CommentTables = {
  application_comments: {
    account_code: string
    application_id: string
    id: string
    path: string
    text: string
    created_by: string
    created_at: Date
    resolved_by: string | null
    resolved_at: Date | null
  }
}
