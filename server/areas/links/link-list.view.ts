import type { QuickLink } from '@portico/contract/areas/links/link.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The quick links of an account, in their order. */
export function linkListView(tx: Tx, account: string): Promise<QuickLink[]> {
  return tx.db
    .selectFrom('quick_links')
    .select(['id', 'display_text as displayText', 'link_value as linkValue'])
    .where('account_code', '=', account)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
