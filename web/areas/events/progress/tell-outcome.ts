import { toasts, type ToastKind } from '../../../kit/feedback/toasts.ts'
import type { Conversion, Upload } from './progress.ts'

const kinds: Readonly<Record<Exclude<Upload['status'], 'running'>, ToastKind>> = {
  background: 'info',
  success: 'success',
  error: 'error',
}

/** Says how an import or a conversion ended, once it has. */
export function tellOutcome(news: Upload | Conversion | undefined): void {
  if (news === undefined || news.status === 'running') return
  toasts.show(kinds[news.status], `${news.title}: ${news.words}`)
}
