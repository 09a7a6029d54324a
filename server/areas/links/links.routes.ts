import { linksCalls } from '@portico/contract/areas/links/links.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { quickLinks } from './links.record.ts'
import { orderLinks } from './order-links.ts'

export const linksRoutes = bind(linksCalls, {
  'GET /api/accounts/{accountCode}/hotlinks': quickLinks.list,
  'POST /api/accounts/{accountCode}/hotlinks': quickLinks.add,
  'DELETE /api/accounts/{accountCode}/hotlinks/{id}': quickLinks.remove,
  'PUT /api/accounts/{accountCode}/hotlinks/order': orderLinks,
})
