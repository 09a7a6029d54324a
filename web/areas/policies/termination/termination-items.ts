import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import {
  type TerminationAction,
  terminationActions,
} from '@portico/contract/areas/policies/termination/termination.rules.ts'
import { terminationText } from './termination-form.ts'

/** The actions that a policy of this status allows, as items of its menu. */
export const terminationItems = ({ status }: Pick<Policy, 'status'>, onSelect: (action: TerminationAction) => void) =>
  terminationActions(status).map((action) => ({
    label: `${terminationText[action].title}…`,
    onSelect: () => onSelect(action),
    danger: action === 'cancel',
  }))
