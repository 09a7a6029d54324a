import type { Platform } from '../platform.ts'
import type { Channels } from './message-channel.ts'
import { outboxFolder } from './outbox-folder.ts'
import { smtpChannel } from './smtp-channel.ts'
import { twilioChannels } from './twilio-channels.ts'

/** The configured providers; the outbox folder replaces those that are not configured. */
export function chooseChannels({ config, log, files }: Pick<Platform, 'config' | 'log' | 'files'>): Channels {
  const outbox = outboxFolder(config.dataDir, log)
  const { mail, twilio, publicUrl } = config
  const phone = twilio === undefined ? { sms: outbox, voice: outbox } : twilioChannels(twilio, publicUrl)
  return { email: mail === undefined ? outbox : smtpChannel(mail, files, publicUrl), ...phone }
}
