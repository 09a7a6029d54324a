export { beginCycle } from './cycles/begin-cycle.ts'
export { moveCycle } from './cycles/cycle.store.ts'
export { cycleView } from './cycles/cycle.view.ts'
export { sectionsView } from './sections/sections.view.ts'
