import type { Handler } from '../../platform/context.ts'
import type { SampledEmail } from '@portico/contract/kit/email/email-template.ts'
import { templateOf } from './sample.ts'

/** Lists every kind of email by its name. */
export const listTemplates =
  (mails: readonly SampledEmail[]): Handler<'GET /api/administration/test-emails'> =>
  async () => ({
    status: 200,
    body: { templates: mails.map(templateOf).toSorted((one, other) => one.name.localeCompare(other.name)) },
  })
