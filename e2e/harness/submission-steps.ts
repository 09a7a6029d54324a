import { type APIRequestContext, expect } from '@playwright/test'
import { dayFrom } from './days.ts'

const headers = { 'X-Requested-With': 'portico' }

interface Renewal {
  readonly id: string
  readonly effectiveOn: string
  readonly sections: readonly { readonly kind: string; readonly version: number }[]
}

/** Days until such a renewal's term starts: no demonstration renewal starts then. */
const daysAhead = 300

/**
 * A renewal that can be submitted, created as staff of its brokerage: only the profile applies to it, with gaps as
 * warnings. Reuses an existing one.
 */
export async function readyRenewal(staff: APIRequestContext, account: string): Promise<Renewal> {
  const effectiveOn = dayFrom(daysAhead)
  const path = `/api/accounts/${account}/renewals`
  await staff.post(path, { data: { effectiveOn }, headers })
  const all = (await (await staff.get(path)).json()) as readonly Renewal[]
  const id = all.find((cycle) => cycle.effectiveOn === effectiveOn)!.id
  const renewal = (await (await staff.get(`${path}/${id}`)).json()) as Renewal
  for (const { kind, version } of renewal.sections) {
    const mark = kind === 'PROFILE' ? 'COMPLETE' : 'N_A'
    const reason = 'The carriers know the rest'
    await staff.post(`${path}/${id}/sections/${kind}/mark`, { data: { mark, reason, version }, headers })
  }
  return renewal
}

interface Preview {
  readonly findings: readonly { readonly id: string }[]
  readonly recipients: readonly { readonly userId: string; readonly role: string }[]
}

/** Submits such a renewal to the advisor, as the insured's Admin; returns the path of the emailed link. */
export async function submitted(
  admin: APIRequestContext,
  { account, cycleId }: { readonly account: string; readonly cycleId: string },
): Promise<string> {
  const path = `/api/accounts/${account}/renewals/${cycleId}`
  const preview = (await (await admin.get(`${path}/submission-preview`)).json()) as Preview
  const data = {
    signerName: 'Harriet Vance',
    signerTitle: 'Owner',
    recipientIds: preview.recipients.filter(({ role }) => role === 'Advisor').map(({ userId }) => userId),
    acknowledged: preview.findings.map(({ id }) => id),
    attested: true,
  }
  const known = (await (await admin.get(`${path}/submissions`)).json()) as readonly { readonly id: string }[]
  const made = await admin.post(`${path}/submissions`, { data, headers })
  const id = made.ok() ? ((await made.json()) as { readonly id: string }).id : known[0]!.id
  let link: string | undefined
  await expect
    .poll(async () => {
      const { messages } = (await (await admin.get('/open/demonstration')).json()) as {
        readonly messages: readonly { readonly link: string | null }[]
      }
      link = messages.find((message) => message.link?.includes(`/submission-download/${id}/`))?.link ?? undefined
      return link
    })
    .toBeDefined()
  return new URL(link!, 'http://localhost').pathname
}
