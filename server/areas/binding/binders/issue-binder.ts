import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { binderErrors } from '@portico/contract/areas/binding/binder.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { addDocument, receiveFile } from '../../documents/documents.public.ts'
import { openStep, sealStep, shownStep } from '../bind-step.ts'
import { readerOf } from '../binding.access.ts'
import { updateOrder } from '../binding.store.ts'
import { binderPdf } from './binder-pdf.ts'
import { nextBinderView } from './binders.view.ts'
import { placementCycle } from '../../placement/placement.public.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Issues a binder: a page among the documents, under the number and for the days that staff give it. */
export const issueBinder: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/binders'
> = async (context, { params, body: { label, effectiveOn, expiresOn, notes, interests, version } }) => {
  demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
  const { account } = context.account
  const { today, next } = await context.read(async (tx) => {
    const reader = await readerOf(tx, context)
    const { id } = await placementCycle(tx, context, params.cycleId)
    return { today: reader.today, next: await nextBinderView(tx, account, { ...params, cycleId: id, interests }) }
  })
  if (next === undefined) throw notFound()
  const { source, number, labels } = next
  const { order } = source
  const errors = {
    ...binderErrors({ effectiveOn, expiresOn }, { term: order.terms, today }),
    ...(source.interests.length < new Set(interests).size && { interests: bindingMessages.interestGone }),
    ...(labels.includes(label) && { label: bindingMessages.binderTwice }),
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors)
  // Created and stored before the transaction, and discarded unless the bind request is unchanged.
  const said = { label, effectiveOn, expiresOn, notes }
  const pdf = await binderPdf(source, { ...said, issuedOn: today, at: context.platform.now() })
  const name = `${plainName(`Binder ${policyTypeName(order.line)} ${label}`)}.pdf`
  const received = await receiveFile(context, { name, stream: streamed(pdf) })
  return context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
    const step = await openStep(tx, context, params, { move: 'ISSUE_BINDER', version })
    const document = await addDocument(tx, context, received, {
      folder: ['Binders'],
      type: 'BINDER',
      isInternal: false,
      onSameName: 'both',
    })
    await insertRow(tx, 'bind_binders', {
      account_code: account,
      quote_id: step.order.quote_id,
      number,
      label,
      issued_on: today,
      effective_on: effectiveOn,
      expires_on: expiresOn,
      notes,
      terms: JSON.stringify(order.terms),
      document_id: document.id,
      issued_by: context.actor.userId,
    })
    await updateOrder(tx, step.order, { state: step.state })
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'BINDER',
        what: `Binder ${label} issued`,
        action: 'binder',
        payload: { number, ...said, issuedOn: today, document: document.id, sha256: received.sha256 },
        to: 'INSURED',
      }),
    )
    return shownStep(tx, step)
  })
}
