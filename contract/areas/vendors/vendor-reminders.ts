import { daysBetween } from '../../kit/zone.rules.ts'
import type { VendorResult } from './vendor.rules.ts'

/** Days before an expiration on which the vendor is reminded. */
const daysBeforeExpiry = [30, 14, 3] as const

/** Days between two reminders of a vendor that is not compliant. */
export const daysBetweenReminders = 14

interface Reminded {
  readonly result: Pick<VendorResult, 'isCompliant' | 'status' | 'expiresOn'>
  readonly isOn: boolean
  /** The last day on which the vendor was emailed; null if it never was asked. */
  readonly lastEmailedOn: string | null
  /** A certificate of it waits to be confirmed. */
  readonly isWaiting: boolean
  readonly today: string
}

export interface DueReminder {
  /** The same for the same reminder: it is sent once. */
  readonly key: string
  readonly kind: 'EXPIRES' | 'DEFICIENT'
}

/** The reminder of a vendor that is due today. Vendors that never were asked for a certificate get none. */
export function dueReminder({ result, isOn, lastEmailedOn, isWaiting, today }: Reminded): DueReminder | undefined {
  if (!isOn || isWaiting || lastEmailedOn === null || lastEmailedOn >= today) return undefined
  if (result.status === 'NO_REQUIREMENTS') return undefined
  if (!result.isCompliant)
    return daysBetween(lastEmailedOn, today) >= daysBetweenReminders
      ? { key: `DEFICIENT:${today}`, kind: 'DEFICIENT' }
      : undefined
  if (result.expiresOn === null) return undefined
  const left = daysBetween(today, result.expiresOn)
  const stage = daysBeforeExpiry.findLast((days) => left <= days)
  return stage === undefined || left < 0 ? undefined : { key: `EXPIRES:${result.expiresOn}:${stage}`, kind: 'EXPIRES' }
}
