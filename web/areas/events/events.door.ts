export { NotificationsButton } from './notifications-button.tsx'
export { useEventStream } from './use-event-stream.ts'
