export type FeedTables = {
  calendar_feeds: {
    account_code: string
    user_id: string
    token_hash: Buffer
    created_at: Date
    last_used_at: Date | null
  }
}
