import type { Handler } from '../../platform/context.ts'
import { mailBody } from '../../platform/messages/mail-body.ts'
import type { SampledEmail } from '@portico/contract/kit/email/email-template.ts'
import { letterOf } from './letter.ts'
import { sampleOf, templateOf } from './sample.ts'

/** A sample email as plain text. */
export const getSample =
  (mails: readonly SampledEmail[]): Handler<'GET /api/administration/test-emails/{template}'> =>
  async (context, { params, query }) => {
    const sample = await context.read((tx) => sampleOf(context, tx, mails, { ...params, ...query }))
    const { letter, address } = letterOf(context.platform, sample)
    const { to, subject, brand } = letter
    const { text } = mailBody(letter, address)
    const { template } = sample
    return { status: 200, body: { ...templateOf(template), to, subject, text, isBranded: brand !== undefined } }
  }
