import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import {
  markError,
  type MarkAsked,
  type MarkError,
  type MarkTarget,
  type SectionMark,
} from '@portico/contract/areas/renewals/section-marks.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notAllowed, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { changedRenewal, staleRenewal } from '../cycles/cycle-change.ts'
import { markSide, mayWorkOn } from '../renewal.access.ts'
import { sectionToChange } from './section-to-change.ts'
import { updateSection } from './section.store.ts'

/** Marks or reopens a section; an attestation is stored with its author and time. */
export const markSection: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/mark'> = async (
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
  const error = markError({ ...step, status, percent, changed, hardBlockers: hard.length })
  if (error === null) return
  if (error === 'STAFF_ONLY') throw notAllowed(renewalMessages.staffOnly)
  if (error === 'UNFINISHED') throw unprocessable({ reason: renewalMessages.unfinished }, renewalMessages.unfinished)
  if (error === 'HARD_ERRORS')
    throw unprocessable(
      { mark: renewalMessages.hardErrors },
      `${renewalMessages.hardErrors}: ${hard.map(({ text }) => text).join('; ')}`,
    )
  throw unprocessable({ mark: errorTexts[error](changed ?? 0) }, errorTexts[error](changed ?? 0))
}

const errorTexts: Readonly<
  Record<Exclude<MarkError, 'STAFF_ONLY' | 'HARD_ERRORS' | 'UNFINISHED'>, (changed: number) => string>
> = {
  OVER: () => renewalMessages.over,
  NO_SUCH_STEP: () => renewalMessages.noSuchStep,
  NOT_BEGUN: () => renewalMessages.notBegun,
  CHANGED: renewalMessages.hasChanged,
}
