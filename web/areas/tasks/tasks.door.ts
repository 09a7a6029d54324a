export { AccountTasksCard } from './account-tasks-card.tsx'
export { useFlushCompletions } from './pending-completions.ts'
export { TasksButton } from './tasks-button.tsx'
