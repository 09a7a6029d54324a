import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  readonly to: readonly string[]
  readonly raw: string
  readonly user: string | undefined
  readonly isTls: boolean
}

interface Refused extends Error {
  responseCode?: number
}

/** A refusal as a mail server gives one. */
export const error = (responseCode: number, message: string): Error =>
  Object.assign<Error, Refused>(new Error(message), { responseCode } as Refused)

/** A mail server of this machine that keeps what it accepts. Ends with the test. */
export async function startMailServer(
  options: SMTPServerOptions & { readonly isSecure?: boolean } = {},
): Promise<{ readonly port: number; readonly received: ReceivedMail[] }> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    secure: options.isSecure ?? false,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'a secret%' ? done(null, { user: username }) : done(error(535, `Not ${password}`)),
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw, user: session.user, isTls: session.secure })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  return { port: (server.server.address() as AddressInfo).port, received }
}

/** A port on which nobody listens. */
export async function deadPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** The headers of a mail, folded lines joined. */
export function headersOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n')
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
}

/** A mail as it reads once its quoted-printable parts are decoded. */
export const decoded = (raw: string): string =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
