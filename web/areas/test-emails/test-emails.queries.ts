import type { Api } from '@portico/contract/api.ts'
import { testEmailMessages } from '@portico/contract/areas/test-emails/test-email.messages.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { apiAddress } from '../../platform/files/api-address.ts'
import { q } from '../../platform/queries.ts'

const sampleKey = 'GET /api/administration/test-emails/{template}'

export type SampleChoice = NonNullable<Request<Api[typeof sampleKey]>['query']>

/** Every kind of email. */
export const templatesQuery = { ...q('GET /api/administration/test-emails'), staleTime: 60_000 }

/** A sample email as text. */
export const sampleQuery = (template: string, query: SampleChoice) => ({
  ...q(sampleKey, { params: { template }, query }),
  placeholderData: keepPreviousData,
})

/** The address of a sample email as a page. */
export const samplePage = (template: string, query: SampleChoice & { readonly scheme: 'light' | 'dark' }): string =>
  apiAddress(
    `/api/administration/test-emails/${encodeURIComponent(template)}/html?${new URLSearchParams(query as Record<string, string>)}`,
  )

/** Sends a sample email to the user's own address. Throws its error. */
export async function sendSample(template: string, body: SampleChoice & { readonly to: string }): Promise<void> {
  await call('POST /api/administration/test-emails/{template}/send', { params: { template }, body })
  toasts.show('success', testEmailMessages.sent)
}
