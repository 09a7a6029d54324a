import { toasts, type ToastKind } from '../../../kit/feedback/toasts.ts'
import type { Conversion, Upload } from './progress.ts'
import { progressOf } from './use-progress.ts'

const kinds: Readonly<Record<Exclude<Upload['status'], 'running'>, ToastKind>> = {
  background: 'info',
  success: 'success',
  error: 'error',
}

/** Takes in what is told of an import, and says how it ended once it has. */
export const takeUpload = (userId: string, told: unknown): void => tellOutcome(progressOf(userId).addUpload(told))

/** Takes in what is told of a conversion, and says how it ended once it has. */
export const takeConversion = (userId: string, told: unknown): void =>
  tellOutcome(progressOf(userId).addConversion(told))

function tellOutcome(news: Upload | Conversion | undefined): void {
  if (news === undefined || news.status === 'running') return
  toasts.show(kinds[news.status], `${news.title}: ${news.words}`)
}
