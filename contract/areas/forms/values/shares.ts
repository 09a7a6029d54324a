import { amountOf } from '../../schedules/values/numbers.ts'
import { answerMessages } from './answer.messages.ts'

/** What is wrong with shares of one whole: together they come to 100 percent at most. Blank and unreadable ones count nothing. */
export function shareFault(shares: readonly (string | undefined)[]): string | null {
  const total = shares.reduce((sum, share) => sum + ((share === undefined ? null : amountOf(share)) ?? 0), 0)
  // Thirds that were rounded up are no more than the whole.
  const rounded = Math.round(total * 100) / 100
  return rounded > 100 ? answerMessages.shares(String(rounded)) : null
}
