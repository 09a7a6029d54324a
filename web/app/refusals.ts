import { messages } from '@portico/contract/kit/problem.messages.ts'
import { toasts } from '../kit/feedback/toasts.ts'
import type { RefusedWrite } from '../platform/notices/refused-writes.ts'

/** Shows another page in place of one that is not available. */
export type Leave = (path: '/forbidden' | '/resource-not-found', account?: string) => void

interface Wiring {
  readonly isViewer: boolean
  readonly onLeave: Leave
}

/** What a rejected write leads to: a viewer stays and reads why, others see the page of the error. */
export function answerRefusedWrite({ status, message }: RefusedWrite, { isViewer, onLeave }: Wiring): void {
  if (status === 403 && isViewer)
    return void toasts.show('warning', message === messages.notAllowed ? messages.readOnly : message)
  // The page of the error has one text; a reason that the server gives would be lost with the form.
  if (status === 403 && message !== messages.notAllowed) toasts.show('warning', message)
  onLeave(status === 403 ? '/forbidden' : '/resource-not-found')
}
