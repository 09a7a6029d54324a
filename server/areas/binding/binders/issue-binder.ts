import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { binderEnd } from '@portico/contract/areas/binding/term.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/refusal.ts'
import { addDocument, receiveFile } from '../../documents/documents.door.ts'
import { openStep, sealStep, shownStep } from '../bind-step.ts'
import { readerOf } from '../binding.access.ts'
import { insertBinder, updateOrder } from '../binding.store.ts'
import { binderPdf } from './binder-pdf.ts'
import { nextBinderView } from './binders.view.ts'
import { placementCycle } from '../../placement/placement.door.ts'

/** Issues a binder: a page among the documents, for as many days as the carrier gives. */
export const issueBinder: Verb<'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/binders'> = async (
  context,
  { params, body: { days, version } },
) => {
  demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
  const { account } = context.account
  const { today, next } = await context.read(async (tx) => {
    const reader = await readerOf(tx, context)
    const { id } = await placementCycle(tx, context, params.cycleId)
    return { today: reader.today, next: await nextBinderView(tx, account, { ...params, cycleId: id }) }
  })
  if (next === undefined) throw notFound()
  const { order, number, producer } = next
  const expiresOn = binderEnd(today, order.terms.effectiveOn, days)
  // Made and stored before the transaction, and kept only where the order is still the one that it says.
  const pdf = await binderPdf(order, { number, producer, issuedOn: today, expiresOn, at: context.platform.now() })
  const name = `Binder ${policyTypeName(order.line).replaceAll(/[\\/:*?"<>|]/g, '-')} ${number}.pdf`
  const received = await receiveFile(context, { name, stream: whole(pdf) })
  return context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
    const step = await openStep(tx, context, params, { move: 'ISSUE_BINDER', version })
    const document = await addDocument(tx, context, received, {
      folder: ['Binders'],
      type: 'BINDER',
      isInternal: false,
      onSameName: 'both',
    })
    await insertBinder(tx, {
      account_code: account,
      quote_id: step.order.quote_id,
      number,
      issued_on: today,
      expires_on: expiresOn,
      terms: JSON.stringify(order.terms),
      document_id: document.id,
      issued_by: context.actor.userId,
    })
    await updateOrder(tx, step.order, { state: step.state })
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'BINDER',
        what: `Binder ${number} issued`,
        action: 'binder',
        payload: { number, issuedOn: today, expiresOn, document: document.id, sha256: received.sha256 },
        to: 'INSURED',
      }),
    )
    return shownStep(tx, step)
  })
}

async function* whole(bytes: Uint8Array): ByteStream {
  yield bytes
}
