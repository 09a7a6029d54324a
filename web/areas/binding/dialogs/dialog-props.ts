import { bindStateNames } from '@portico/contract/areas/binding/bind-states.ts'
import type { BindDecision, BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { formatDate } from '../../../platform/formats.ts'

/** What every dialog about an option is given. */
export interface OptionDialogProps {
  readonly accountId: string
  readonly decision: BindDecision
  readonly option: BindOption
  readonly onClose: () => void
}

/** Why a step was rejected: first what prevents it, which no field of the form shows. */
export const failureOf = (error: unknown): string =>
  Object.values(refusedFields(error))[0] ?? reasonOf(error, bindingMessages.saveFailed)

const isDecided = ({ decision }: NonNullable<BindOption['differences']>[number]): boolean => decision !== null

/** What someone else changed about an option, next to the version on screen. */
export const optionDifferences = (looked: BindOption, theirs: BindOption) =>
  differencesIn(looked, theirs, [
    ['Status', ({ state }) => bindStateNames[state]],
    ['Expiration date', ({ terms }) => formatDate(terms.expiresOn)],
    ['Binders', ({ binders }) => String(binders.length)],
    ['Policy number', ({ policy }) => policy?.number ?? ''],
    ['Discrepancies decided', ({ differences }) => String(differences?.filter(isDecided).length ?? 0)],
  ])
