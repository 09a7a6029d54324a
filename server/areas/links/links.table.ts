export type LinkTables = {
  quick_links: {
    account_code: string
    id: string
    display_text: string
    link_value: string
    position: number
    created_at: Date
  }
}
