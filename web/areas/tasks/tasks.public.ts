export { useFlushCompletions } from './pending-completions.ts'
export { TasksButton } from './tasks-button.tsx'
