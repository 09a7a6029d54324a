import { toasts, type ToastKind } from '../../../kit/feedback/toasts.ts'
import type { Conversion, Upload } from './progress.ts'
import { progressOf } from './use-progress.ts'

const kinds: Readonly<Record<Exclude<Upload['status'], 'running'>, ToastKind>> = {
  background: 'info',
  success: 'success',
  error: 'error',
}

/** Applies an import progress event and reports the final result. */
export const takeUpload = (userId: string, told: unknown): void => tellOutcome(progressOf(userId).addUpload(told))

/** Applies a conversion progress event and reports the final result. */
export const takeConversion = (userId: string, told: unknown): void =>
  tellOutcome(progressOf(userId).addConversion(told))

function tellOutcome(news: Upload | Conversion | undefined): void {
  if (news === undefined || news.status === 'running') return
  toasts.show(kinds[news.status], `${news.title}: ${news.words}`)
}
