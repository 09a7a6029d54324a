import { type Channels, kindCodes, notificationKinds, type NotificationKind } from './notification-kinds.ts'
import { notificationMessages } from './notification.messages.ts'

/** Whether a notice comes through at once by some channel. A digest may come too late to act upon. */
export const comesAtOnce = ({ inApp, mail, sms }: Channels): boolean => inApp || sms || mail === 'AT_ONCE'

/** What is wrong with a person's notification settings, by kind; empty if nothing is. */
export function errorsOf(
  kinds: Readonly<Record<NotificationKind, Channels>>,
  { hasPhone }: { readonly hasPhone: boolean },
): Partial<Record<NotificationKind, string>> {
  const errors: Partial<Record<NotificationKind, string>> = {}
  for (const kind of kindCodes) {
    if (kinds[kind].sms && !hasPhone) errors[kind] = notificationMessages.unverifiedPhone
    else if (notificationKinds[kind].isLegal && !comesAtOnce(kinds[kind])) {
      errors[kind] = notificationMessages.legalNeedsChannel
    }
  }
  return errors
}
