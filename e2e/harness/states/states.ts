import { accountStates } from './account-states.ts'
import { applicationStates } from './application-states.ts'
import { bindingStates } from './binding-states.ts'
import { detailsStates } from './details-states.ts'
import { entryStates } from './entry-states.ts'
import { experienceStates } from './experience-states.ts'
import { financialStates } from './financial-states.ts'
import { formStates } from './form-states.ts'
import { lossStates } from './loss-states.ts'
import { openLinkStates } from './open-link-states.ts'
import { policySelectionStates } from './policy-selection-states.ts'
import { profileStates } from './profile-states.ts'
import { renewalStates } from './renewal-states.ts'
import { quoteStates } from './quote-states.ts'
import { scheduleStates } from './schedule-states.ts'
import { staffStates } from './staff-states.ts'
import { stagingStates } from './staging-states.ts'
import type { State } from './state.ts'
import { submissionStates } from './submission-states.ts'

/** Every screen, dialog and open menu: what a person can have before them. */
export const states: readonly State[] = [
  ...entryStates,
  ...accountStates,
  ...detailsStates,
  ...scheduleStates,
  ...financialStates,
  ...lossStates,
  ...formStates,
  ...applicationStates,
  ...experienceStates,
  ...profileStates,
  ...renewalStates,
  ...openLinkStates,
  ...submissionStates,
  ...bindingStates,
  ...quoteStates,
  ...policySelectionStates,
  ...staffStates,
  ...stagingStates,
]
