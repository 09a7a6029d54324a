import type { BindDecision, BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'

/** What every dialog about an option is given. */
export interface OptionDialogProps {
  readonly accountId: string
  readonly decision: BindDecision
  readonly option: BindOption
  readonly onClose: () => void
}

/** Why a step was refused: what stands in its way first, which no field of the form shows. */
export const failureOf = (error: unknown): string =>
  Object.values(refusedFields(error))[0] ?? reasonOf(error, bindingMessages.saveFailed)
