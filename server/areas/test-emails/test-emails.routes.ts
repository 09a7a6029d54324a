import { testEmailsCalls } from '@portico/contract/areas/test-emails/test-emails.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import type { SampledEmail } from '@portico/contract/kit/email/email-template.ts'
import { getSample } from './get-sample.ts'
import { listTemplates } from './list-templates.ts'
import { sendSample } from './send-sample.ts'
import { showSample } from './show-sample.ts'

/** Takes the emails that all areas declare. */
export const testEmailsRoutes = (mails: readonly SampledEmail[]) =>
  bind(testEmailsCalls, {
    'GET /api/administration/test-emails': listTemplates(mails),
    'GET /api/administration/test-emails/{template}': getSample(mails),
    'GET /api/administration/test-emails/{template}/html': showSample(mails),
    'POST /api/administration/test-emails/{template}/send': sendSample(mails),
  })
