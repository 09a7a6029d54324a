import { cut } from '../../platform/formats.ts'

interface Viewing {
  readonly name: string
  readonly reason: string
  readonly minutesLeft: number
}

/** The notice while viewing as another user; on a phone a long reason would leave no room for the page. */
export function viewingText({ name, reason, minutesLeft }: Viewing): string {
  const why = cut(reason, 120).replace(/\.$/, '')
  const left = minutesLeft === 1 ? '1 minute' : `${minutesLeft} minutes`
  return `Viewing as ${name}, read-only. Reason: ${why}. ${left} left.`
}
