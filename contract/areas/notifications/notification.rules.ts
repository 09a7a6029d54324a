import { type Channels, kindCodes, notificationKinds, type NotificationKind } from './notification-kinds.ts'
import { notificationMessages } from './notification.messages.ts'

/** Whether a notice comes through at once by some channel. A digest may come too late to act upon. */
export const comesAtOnce = ({ inApp, mail, sms }: Channels): boolean => inApp || sms || mail === 'AT_ONCE'

/** What is wrong with a person's notification settings, by kind; empty if nothing is. */
export function faultsOf(
  kinds: Readonly<Record<NotificationKind, Channels>>,
  { hasPhone }: { readonly hasPhone: boolean },
): Partial<Record<NotificationKind, string>> {
  const faults: Partial<Record<NotificationKind, string>> = {}
  for (const kind of kindCodes) {
    if (kinds[kind].sms && !hasPhone) faults[kind] = notificationMessages.unverifiedPhone
    else if (notificationKinds[kind].isLegal && !comesAtOnce(kinds[kind])) {
      faults[kind] = notificationMessages.legalNeedsChannel
    }
  }
  return faults
}
