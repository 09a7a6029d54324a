import type { Twilio } from 'twilio'
import type { TwilioConfig } from '../config/config.ts'
import { RecipientRefused, type Letter, type MessageChannel } from './message-channel.ts'
import { absoluteLink, oneLine, spokenText, textWithCode } from './message-text.ts'

const timeoutMs = 20_000

/**
 * Errors about the recipient: no such number, a landline, opted out, or an unserved region. Any other error may pass
 * with time or be fixed by the operator.
 */
const recipientErrors = new Set([
  21_211, 21_214, 21_215, 21_216, 21_217, 21_219, 21_265, 21_408, 21_608, 21_610, 21_612, 21_614, 21_635,
])

/** Text messages and calls by Twilio. */
export function twilioChannels(
  config: TwilioConfig,
  publicUrl: URL | undefined,
): { readonly sms: MessageChannel; readonly voice: MessageChannel } {
  let opened: Promise<Opened> | undefined
  const open = () => (opened ??= openTwilio(config))
  return {
    sms: {
      async send(letter) {
        const { client } = await open()
        const body = smsText(letter, publicUrl)
        await client.messages.create({ from: config.from, to: dialable(letter.to), body }).catch(asError)
      },
    },
    voice: {
      async send(letter) {
        const { client, speak } = await open()
        const twiml = speak(oneLine(spokenText(letter)))
        await client.calls.create({ from: config.from, to: dialable(letter.to), twiml }).catch(asError)
      },
    },
  }
}

interface Opened {
  readonly client: Twilio
  /** The spoken text of a call, said twice, in the provider's format. */
  speak(words: string): string
}

/** The SDK is large and most servers start without a message to send, so it is loaded with the first. */
async function openTwilio({ accountSid, authToken, apiUrl }: TwilioConfig): Promise<Opened> {
  const { default: twilio } = await import('twilio')
  const httpClient = new twilio.RequestClient({ timeout: timeoutMs })
  if (apiUrl !== undefined) {
    const request = httpClient.request.bind(httpClient)
    httpClient.request = (options) =>
      request({ ...options, uri: options.uri.replace(/^https:\/\/[^/]+/, apiUrl.origin) })
  }
  const speak = (words: string) => {
    const response = new twilio.twiml.VoiceResponse()
    response.say(words)
    response.pause({ length: 1 })
    response.say(words)
    return response.toString()
  }
  return { client: twilio(accountSid, authToken, { httpClient }), speak }
}

function smsText(letter: Letter, publicUrl: URL | undefined): string {
  const address = absoluteLink(letter.link, publicUrl)
  return [textWithCode(letter), ...(address === undefined ? [] : [address])].join('\n')
}

/** A number as networks dial it, such as `+12065550163`; ten digits are of the United States. */
function dialable(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  throw new RecipientRefused('This is not a phone number')
}

function asError(error: Error & { readonly code?: unknown }): never {
  if (typeof error.code === 'number' && recipientErrors.has(error.code)) throw new RecipientRefused(error.message)
  throw error
}
