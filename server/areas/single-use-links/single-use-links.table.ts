export type SingleUseLinkTables = {
  single_use_links: SingleUseLinksTable
}

/** What a link that works once is for. */
export type LinkPurpose = 'login' | 'password-reset'

interface SingleUseLinksTable {
  token_hash: Buffer
  user_id: string
  purpose: LinkPurpose
  created_at: Date
  expires_at: Date
  used_at: Date | null
}
