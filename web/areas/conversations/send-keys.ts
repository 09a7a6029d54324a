import type { KeyboardEvent } from 'react'

/** Ctrl+Enter, or ⌘+Enter, sends. */
export const onSendKeys = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  send()
}
