export { addTask } from './create-task.ts'
export { planReminders } from './reminders/plan-reminders.ts'
