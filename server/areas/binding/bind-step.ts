import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { type BindMove, type BindState, stateAfter } from '@portico/contract/areas/binding/bind-states.ts'
import type { PlacementKind } from '@portico/contract/areas/placement/placement-kinds.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { notFound, stale, unprocessable } from '../../platform/error-response.ts'
import type { Entry, WriteTx } from '../../platform/write.ts'
import { change } from '../events/events.public.ts'
import { placementCycle, seal } from '../placement/placement.public.ts'
import { sideOf, notifySide } from '../subjectivities/subjectivities.public.ts'
import { readerOf, type Reader } from './binding.access.ts'
import { lockedOrder, type OrderRow } from './binding.store.ts'
import { bindDecisionView } from './binding.view.ts'

interface Place {
  readonly cycleId: string
  readonly quoteId: string
}

/** An order that is about to be taken a step further, locked. */
export interface OpenStep {
  readonly reader: Reader
  readonly cycle: Awaited<ReturnType<typeof placementCycle>>
  readonly order: OrderRow
  /** Where the step leads. */
  readonly state: BindState
}

/** Opens a step of a bind request, based on `version` if given; rejected if its status has changed since. */
export async function openStep(
  tx: Tx,
  context: AccountContext,
  { cycleId, quoteId }: Place,
  { move, version }: { readonly move: BindMove; readonly version?: number },
): Promise<OpenStep> {
  const reader = await readerOf(tx, context)
  const cycle = await placementCycle(tx, context, cycleId)
  const order = isId(quoteId) ? await lockedOrder(tx, { account: reader.account, quoteId }) : undefined
  if (order === undefined || order.cycle_id !== cycle.id) throw notFound()
  if (version !== undefined && version !== order.version) {
    const { lines } = await bindDecisionView(tx, reader, cycle)
    throw stale(lines.flatMap(({ options }) => options).find((option) => option.quoteId === quoteId))
  }
  const state = stateAfter(order.state, move, reader.isStaff)
  if (state === undefined) throw unprocessable({ state: bindingMessages.mayNotMove })
  return { reader, cycle, order, state }
}

interface Told {
  readonly kind: PlacementKind
  /** What happened, for example "Coverage bound". */
  readonly what: string
  readonly action: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly to: 'INSURED' | 'BROKERAGE' | null
  readonly note?: string
}

/** Adds a step to the placement chain and notifies the other side; returns what its handler records. */
export async function sealStep(
  tx: WriteTx,
  context: AccountContext,
  {
    reader,
    cycle,
    order,
  }: Pick<OpenStep, 'reader' | 'cycle'> & { readonly order: Pick<OrderRow, 'line' | 'carrier' | 'quote_id'> },
  { kind, what, action, payload, to, note }: Told,
): Promise<Entry> {
  const { account } = reader
  const { actor, platform } = context
  const of = `${policyTypeName(order.line)}, ${order.carrier}`
  await seal(tx, account, cycle.id, {
    kind,
    what: `${what}: ${of}`,
    by: { userId: actor.userId, name: fullName(actor) },
    at: platform.now(),
    payload: { quoteId: order.quote_id, line: order.line, carrier: order.carrier, ...payload },
  })
  if (to !== null)
    await notifySide(tx, context, {
      account,
      cycleId: cycle.id,
      to: await sideOf(tx, account, to),
      kind: 'BINDING',
      message: `${what}: ${of}`,
      note: note ?? of,
      page: 'bind-decision',
    })
  return {
    action: `bind-order.${action}`,
    subject: { type: 'bind-order', id: order.quote_id },
    after: { name: of, ...payload },
    events: [change(account, 'binding')],
  }
}

/** The response of a step: the current renewal. */
export const shownStep = async (tx: Tx, { reader, cycle }: Pick<OpenStep, 'reader' | 'cycle'>) => ({
  status: 200 as const,
  body: await bindDecisionView(tx, reader, cycle),
})
