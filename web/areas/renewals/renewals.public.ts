import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { CycleChooser } from './cycle-chooser.tsx'
export { CyclePicker } from './overview/cycle-picker.tsx'
export { NextStepCard } from './overview/next-step-card.tsx'
export { cyclePath, stageNames } from './renewal-labels.ts'
export { boardPages } from './renewals.queries.ts'
export { RenewalsTable } from './board/board-list.tsx'
export { useCycle } from './use-cycle.ts'
export { useShownCycle } from './use-shown-cycle.ts'
export const LeadTimesDialog = lazy(pagePart(() => import('./board/lead-times-dialog.tsx')))
