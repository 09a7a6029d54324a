export type ProfileTables = {
  pictures: {
    id: string
    user_id: string
    type: string
    bytes: Buffer
    created_at: Date
  }
}
