export { planReminders } from './reminders/plan-reminders.ts'
export { addTask } from './tasks.record.ts'
