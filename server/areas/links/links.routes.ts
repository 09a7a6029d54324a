import { linksCalls } from '@portico/contract/areas/links/links.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addLink } from './add-link.ts'
import { deleteLink } from './delete-link.ts'
import { listLinks } from './list-links.ts'
import { orderLinks } from './order-links.ts'

export const linksRoutes = bind(linksCalls, {
  'GET /api/accounts/{accountCode}/hotlinks': listLinks,
  'POST /api/accounts/{accountCode}/hotlinks': addLink,
  'DELETE /api/accounts/{accountCode}/hotlinks/{id}': deleteLink,
  'PUT /api/accounts/{accountCode}/hotlinks/order': orderLinks,
})
