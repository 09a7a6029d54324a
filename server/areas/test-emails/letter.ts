import type { Letter } from '../../platform/messages/message-channel.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Sample } from './sample.ts'

/** A sample as the email channel gets it, and the address that its links are under. */
export const letterOf = (
  { config, now }: Pick<Platform, 'config' | 'now'>,
  { email, color }: Sample,
): { readonly letter: Letter; readonly address: URL } => ({
  letter: { ...email, id: 'sample', createdAt: now(), color },
  address: config.publicUrl ?? new URL('https://portal.example'),
})
