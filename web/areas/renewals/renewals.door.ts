import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export const RenewalScreen = lazy(pagePart(() => import('./overview/renewal-screen.tsx')))
export const SelectionScreen = lazy(pagePart(() => import('./selection/selection-screen.tsx')))
export const RenewalBoardScreen = lazy(pagePart(() => import('./board/renewal-board-screen.tsx')))
export { CycleChooser } from './cycle-chooser.tsx'
export { CyclePicker } from './overview/cycle-picker.tsx'
export { cyclePath } from './renewal-words.ts'
export { useCycle } from './use-cycle.ts'
export { useShownCycle } from './use-shown-cycle.ts'
