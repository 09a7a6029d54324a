import { comparisonOf } from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import { statedContents } from '@portico/contract/areas/certificates/stated-contents.rules.ts'
import { findingsOf } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { type NewRow, updateRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { accountHead } from '../accounts/accounts.public.ts'
import { contactView } from '../users/users.public.ts'
import { reissuing } from '../certificates/certificates.public.ts'
import { waitingItems } from './renewal-items.view.ts'
import { inStep, type Renewing, renewingOf } from './renewal-slice.ts'
import type { ItemResult, RenewalStep } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import { saveItems } from './renewal.store.ts'

const atOnce = 50

/** Issues the next certificates of a renewal, each in place of the one of last year. */
export async function issueSlice(platform: Platform, job: RenewalStep, jobId: string): Promise<void> {
  const { account, id } = job
  await inStep(platform, job, jobId, async (tx, renewal) => {
    const at = platform.now()
    const items = await waitingItems(tx, job, 'ISSUE', atOnce)
    const { brokerCode, timeZone } = await accountHead(tx, account)
    const today = todayOf({ platform, timeZone })
    const renewing = await renewingOf(tx, { account, today, pairs: renewal.policies }, items)
    const facts = await reissuing.facts(tx, { account, brokerage: brokerCode })
    const signer = (await contactView(tx, renewal.created_by)).name
    const by = { facts, signer, userId: renewal.created_by, account, today, at }
    const ready = renewing.filter((each) => issuesOf(each).length === 0)
    const rows = new Map(ready.map((each) => [each.item.previousId, rowOf(each, by)]))
    const replaced = await reissuing.replace(tx, { account, at, rows })
    const isIssued = ({ item }: Renewing): boolean => replaced.has(item.previousId)
    const resultOf = (each: Renewing): ItemResult => {
      const { previousId } = each.item
      const row = isIssued(each) ? rows.get(previousId) : undefined
      const issues = rows.has(previousId) ? [certificateRenewalMessages.laterRevision] : issuesOf(each)
      return row === undefined
        ? { previousId, state: 'SKIPPED', issues }
        : { previousId, state: 'ISSUED', certificateId: row.id, deliveryId: newId(at) }
    }
    await saveItems(tx, job, renewing.map(resultOf))
    await updateRow(tx, 'certificate_renewals', { account_code: account, id }, { moved_at: at })
    const numbers = (issued: boolean) =>
      renewing.filter((each) => isIssued(each) === issued).map(({ previous }) => previous.number)
    await tx.record({
      action: 'certificate-renewal.issue',
      subject: { type: 'certificate-renewal', id },
      after: { issued: numbers(true), skipped: numbers(false) },
    })
  })
}

interface By {
  readonly facts: Parameters<typeof statedContents>[0]
  readonly signer: string
  readonly userId: string
  readonly account: string
  readonly today: string
  readonly at: Date
}

/** The certificate that replaces the one of last year. */
function rowOf({ previous, request, holder, compared }: Renewing, by: By): NewRow<'certificates'> {
  const { facts, signer, userId, account, today, at } = by
  const contents = statedContents(facts, { request, compared: { ...compared, holder: holder! }, signer })
  return {
    account_code: account,
    id: newId(at),
    series_id: previous.seriesId,
    number: previous.number,
    revision: previous.revision + 1,
    status: 'ISSUED',
    holder_id: holder!.id,
    holder_name: holder!.name,
    request: JSON.stringify(request),
    findings: JSON.stringify(findingsOf(request, compared)),
    contents: JSON.stringify(contents),
    expected_on: null,
    issued_on: today,
    expires_on: contents.lines.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? null,
    created_by: userId,
    created_at: at,
    changed_at: at,
  }
}

/** Why a certificate is not issued as last year after all: policies and holders may have changed since they were compared. */
function issuesOf({ request, holder, compared }: Renewing): readonly string[] {
  if (holder === undefined) return [certificateRenewalMessages.holderRemoved]
  const { verdict, issues } = comparisonOf(request, compared)
  return verdict === 'SUPPORTED' ? [] : issues
}
