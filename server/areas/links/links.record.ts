import { quickLink } from '@portico/contract/areas/links/link.shapes.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { linkListView } from './link-list.view.ts'
import { nextPosition } from './link.store.ts'

/** Quick links; a new one comes last. */
export const quickLinks = serveRecord(quickLink, {
  table: 'quick_links',
  read: (tx, { context }) => linkListView(tx, context.account.account),
  columns: (_, { context }) => ({
    position: nextPosition(context.account.account),
    created_at: context.platform.now(),
  }),
  answer: (tx, { context }) => linkListView(tx, context.account.account),
})
