import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import { renewalPairs } from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { insertIfAbsent } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { change } from '../events/events.public.ts'
import { demandReader } from '../certificates/certificates.public.ts'
import { queueStep } from './renewal-queue.ts'
import { addItems } from './renewal.store.ts'
import { termPolicies } from './renewal.view.ts'
import { shownRenewal } from './shown-renewal.ts'

const refused = (message: string) => unprocessable({ policyIds: message }, message)

/** Prepares the renewal of all certificates that list the policies before, to be compared by a job. */
export const createRenewal: Handler<'POST /api/accounts/{accountId}/certificate-renewals'> = async (
  context,
  { body: { policyIds } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const { account } = reader
    const today = todayOf(context)
    const pairs = renewalPairs(await termPolicies(tx, account, today), today)
    const chosen = pairs.filter(({ to }) => policyIds.includes(to))
    if (policyIds.some((id) => !chosen.some(({ to }) => to === id)))
      throw refused(certificateRenewalMessages.notRenewed)
    const now = context.platform.now()
    const id = newId(now)
    const isAdded = await insertIfAbsent(tx, 'certificate_renewals', {
      account_code: account,
      id,
      state: 'COMPARING',
      form: 'PDF',
      policies: JSON.stringify(chosen),
      host: context.host,
      created_by: reader.userId,
      created_at: now,
      moved_at: now,
    })
    if (!isAdded) throw refused(certificateRenewalMessages.oneAtATime)
    const certificates = await addItems(tx, { account, id }, chosen)
    if (certificates === 0) throw refused(certificateRenewalMessages.nothingToRenew)
    await queueStep(context.platform, tx, { account, id, step: 0 })
    await tx.record({
      action: 'certificate-renewal.add',
      subject: { type: 'certificate-renewal', id },
      after: { policies: chosen, certificates },
      events: [change(account, 'certificate-renewals')],
    })
    return { status: 201 as const, body: await shownRenewal(tx, reader, id) }
  })
