export { addTask } from './create-task.ts'
export { planReminders } from './reminders/plan-reminders.ts'
export { remindOfTasks } from './reminders/send-reminders.ts'
export { tasksRoutes } from './tasks.routes.ts'
