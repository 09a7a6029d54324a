import type { Handler } from '../../platform/context.ts'
import { streamed } from '../../platform/files/byte-streams.ts'
import { mailBody } from '../../platform/messages/mail-body.ts'
import type { SampledEmail } from '@portico/contract/kit/email/email-template.ts'
import { letterOf } from './letter.ts'
import { sampleOf } from './sample.ts'

/** A sample email as a page in a frame. Its links lead nowhere, so that the frame keeps showing the email. */
export const showSample =
  (mails: readonly SampledEmail[]): Handler<'GET /api/administration/test-emails/{template}/html'> =>
  async (context, { params, query }) => {
    const sample = await context.read((tx) => sampleOf(context, tx, mails, { ...params, ...query }))
    const { letter, address } = letterOf(context.platform, sample)
    const { html } = mailBody(letter, address, query.scheme)
    const page = Buffer.from(html.replaceAll(/href="[^"]*"/g, 'href="#"'))
    return {
      status: 200,
      file: {
        name: `${sample.template.name}.html`,
        type: 'text/html; charset=utf-8',
        bytes: null,
        disposition: 'inline',
        framedBy: Object.keys(context.platform.config.apiHosts),
        open: async () => streamed(page),
      },
    }
  }
