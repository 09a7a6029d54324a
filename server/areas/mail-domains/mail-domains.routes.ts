import { mailDomainsCalls } from '@portico/contract/areas/mail-domains/mail-domains.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { checkMailDomain } from './check-mail-domain.ts'
import { getMailDomain } from './get-mail-domain.ts'
import { setMailSender } from './set-mail-sender.ts'

export const mailDomainsRoutes = bind(mailDomainsCalls, {
  'GET /api/broker-admin/{id}/mail-domain': getMailDomain,
  'PUT /api/broker-admin/{id}/mail-domain': setMailSender,
  'POST /api/broker-admin/{id}/mail-domain/check': checkMailDomain,
})
