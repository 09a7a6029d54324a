import { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import type { MailConfig } from '../config/config.ts'
import type { FileStore } from '../files/file-store.ts'
import { mailBody } from './mail-body.ts'
import { RecipientRefused, type Letter, type MessageChannel } from './message-channel.ts'
import { absoluteLink, oneLine } from './message-text.ts'
import type { Attachment } from '@portico/contract/kit/email/email-template.ts'

/** One plain address; no second recipient or header injection. */
const oneAddress = /^[^\s,;:<>"()]+@[^\s,;:<>"()]+$/

const seconds = 1000
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Email by SMTP. A message's id is its Message-ID, so that receivers can detect a repeat. */
export function smtpChannel(mail: MailConfig, files: FileStore, publicUrl: URL | undefined): MessageChannel {
  let opened: Promise<Transporter> | undefined
  return {
    async send(letter) {
      if (!oneAddress.test(letter.to)) throw new RecipientRefused('Not a single email address')
      const transport = await (opened ??= openTransport(mail))
      const attachments = await Promise.all((letter.attachments ?? []).map((each) => attached(files, each)))
      await transport.sendMail({ ...mailOf(letter, mail, publicUrl), attachments }).catch(asError)
    },
  }
}

/** The library is loaded with the first letter. */
async function openTransport({ url, user, password }: MailConfig): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const isTls = url.protocol === 'smtps:'
  return createTransport({
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (isTls ? 465 : 587) : Number(url.port),
    secure: isTls,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    // A password never crosses the network unsealed.
    requireTLS: user !== undefined && !loopback.has(url.hostname),
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
  })
}

function mailOf(letter: Letter, { from }: MailConfig, publicUrl: URL | undefined) {
  return {
    messageId: `<${letter.id}@${publicUrl?.hostname ?? 'portico.localhost'}>`,
    date: letter.createdAt,
    from: senderOf(letter) ?? from,
    to: { name: '', address: letter.to },
    ...(letter.replyTo === undefined ? {} : { replyTo: { name: '', address: letter.replyTo } }),
    subject: oneLine(letter.subject),
    ...mailBody(letter, publicUrl),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeader(letter, publicUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Only an email in the brokerage's name comes from its address. */
const senderOf = ({ brand, sender }: Letter) =>
  brand === undefined || (sender ?? null) === null ? undefined : { name: oneLine(brand), address: sender! }

/** Lets email programs show their own unsubscribe button. */
function unsubscribeHeader({ optOut }: Letter, publicUrl: URL | undefined): Record<string, string> {
  const address = absoluteLink(optOut?.oneClick ?? optOut?.link, publicUrl)
  if (address === undefined) return {}
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${address}>`, ...(optOut?.oneClick !== undefined && oneClick) }
}

async function attached(files: FileStore, { name, key, mediaType }: Attachment) {
  return { filename: oneLine(name), contentType: mediaType, content: Readable.from(await files.open(key)) }
}

interface SmtpError extends Error {
  readonly command?: string
  readonly responseCode?: number
}

/** A 5xx about the recipient or the message is final; one about login or sender is for the operator to fix. */
function asError(error: SmtpError): never {
  const isPermanent = error.responseCode !== undefined && error.responseCode >= 500
  if (isPermanent && (error.command === 'RCPT TO' || error.command === 'DATA'))
    throw new RecipientRefused(error.message)
  throw error
}
