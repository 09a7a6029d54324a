export { beginCycle } from './cycles/begin-cycle.ts'
export { cycleView } from './cycles/cycle.view.ts'
export { settleStage } from './cycles/settle-stage.ts'
export { sectionsView } from './sections/sections.view.ts'
