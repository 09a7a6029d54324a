import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import {
  markFault,
  type MarkAsked,
  type MarkFault,
  type MarkTarget,
  type SectionMark,
} from '@portico/contract/areas/renewals/section-marks.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, notAllowed, Refusal, unprocessable } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { changedRenewal, staleRenewal } from '../cycles/cycle-change.ts'
import { markSide, mayWorkOn } from '../renewal.access.ts'
import { sectionToChange } from './section-to-change.ts'
import { updateSection } from './section.store.ts'

/** Marks or reopens a section; an attestation is stored with its author and time. */
export const markSection: Verb<'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/mark'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayWorkOn(context.account), renewalMessages.readersOnly)
    const { account } = context.account
    const { cycle, section } = await sectionToChange(tx, context, params)
    const { kind } = params
    const { mark } = body
    const nothingChanged = mark === 'COMPLETE' && body.nothingChanged
    if (section.version !== body.version) return staleRenewal(tx, context, cycle)
    demandStep(section, {
      side: markSide(context.account),
      stage: cycle.stage,
      to: mark ?? 'OPEN',
      nothingChanged,
      hasReason: body.reason !== undefined,
    })
    const from = { account_code: account, cycle_id: cycle.id, kind, version: body.version }
    const reasons = reasonsOf(section, { mark, nothingChanged, reason: body.reason })
    const reason = reasons.reopened_reason ?? reasons.unfinished_reason
    await updateSection(tx, from, {
      mark,
      marked_by: context.actor.userId,
      marked_at: context.platform.now(),
      nothing_changed: nothingChanged,
      ...reasons,
    })
    await tx.record({
      action: 'renewal.mark',
      subject: { type: 'renewal', id: cycle.id },
      before: { name: sectionNames[kind], kind, status: section.status },
      after: {
        name: sectionNames[kind],
        kind,
        mark,
        ...(reason !== null && { reason }),
        ...(nothingChanged && { attested: renewalMessages.attestation(sectionNames[kind]) }),
      },
      events: [change(account, 'renewals')],
    })
    return { status: 200, body: await changedRenewal(tx, context, cycle) }
  })

interface Given {
  readonly mark: SectionMark | null
  readonly nothingChanged: boolean
  readonly reason: string | null | undefined
}

/** The reason to store: for reopening, or for completing a section that is not fully filled in. */
function reasonsOf({ percent }: RenewalSection, { mark, nothingChanged, reason = null }: Given) {
  const isUnfinished = mark === 'COMPLETE' && !nothingChanged && percent < 100
  return { reopened_reason: mark === null ? reason : null, unfinished_reason: isUnfinished ? reason : null }
}

type Step = Pick<MarkAsked, 'side' | 'stage' | 'nothingChanged' | 'hasReason'> & { readonly to: MarkTarget }

/** Ends the call unless the section may go there, saying why not. */
function demandStep({ status, percent, blockers, changedSinceLastYear: changed }: RenewalSection, step: Step): void {
  const hard = blockers.filter(({ isHard }) => isHard)
  const fault = markFault({ ...step, status, percent, changed, hardBlockers: hard.length })
  if (fault === null) return
  if (fault === 'STAFF_ONLY') throw notAllowed(renewalMessages.staffOnly)
  if (fault === 'UNFINISHED') throw unprocessable({ reason: renewalMessages.unfinished }, renewalMessages.unfinished)
  if (fault === 'HARD_ERRORS')
    throw new Refusal(422, 'refused', `${renewalMessages.hardErrors}: ${hard.map(({ text }) => text).join('; ')}`, {
      fields: { mark: renewalMessages.hardErrors },
    })
  throw unprocessable({ mark: faultTexts[fault](changed ?? 0) }, faultTexts[fault](changed ?? 0))
}

const faultTexts: Readonly<
  Record<Exclude<MarkFault, 'STAFF_ONLY' | 'HARD_ERRORS' | 'UNFINISHED'>, (changed: number) => string>
> = {
  OVER: () => renewalMessages.over,
  NO_SUCH_STEP: () => renewalMessages.noSuchStep,
  NOT_BEGUN: () => renewalMessages.notBegun,
  CHANGED: renewalMessages.hasChanged,
}
