import { amountOf } from '../../schedules/values/numbers.ts'
import { answerMessages } from './answer.messages.ts'

/** The error of shares of one whole: they add up to at most 100 percent. Blank and unreadable ones do not count. */
export function shareError(shares: readonly (string | undefined)[]): string | null {
  const total = shares.reduce((sum, share) => sum + ((share === undefined ? null : amountOf(share)) ?? 0), 0)
  // Thirds rounded up do not exceed the whole.
  const rounded = Math.round(total * 100) / 100
  return rounded > 100 ? answerMessages.shares(String(rounded)) : null
}
