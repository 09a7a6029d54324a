import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { PlatformUser } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { unprocessable } from '../../platform/error-response.ts'

/** Rejects actions that administrators may not take on their own login. */
export function refuseOwn({ isSelf }: Pick<PlatformUser, 'isSelf'>): void {
  if (isSelf) throw unprocessable({}, platformUserMessages.oneself)
}
