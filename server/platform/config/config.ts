import { resolve } from 'node:path'
import { readEnvironment, type Settings, type Variables } from './environment.ts'
import { StartError } from './start-error.ts'

/** SMTP settings. User and password are set together. */
export interface MailConfig {
  readonly url: URL
  readonly user: string | undefined
  readonly password: string | undefined
  /** The sender in email header format. */
  readonly from: string
}

/** Settings for replies by email. */
export interface InboundConfig {
  /**
   * The secret that the email provider sends with each request; not needed in a demonstration, which only shows the
   * addresses.
   */
  readonly secret: string | undefined
  /** Where the addresses of conversations are. */
  readonly domain: string
}

/** The operator's webhook for events, with the secret that signs its deliveries. */
interface WebhookConfig {
  readonly url: URL
  readonly secret: string
}

/** How text messages and calls leave. */
export interface TwilioConfig {
  readonly accountSid: string
  readonly authToken: string
  /** The phone number that sends and calls. */
  readonly from: string
  /** Another server that speaks for Twilio. */
  readonly apiUrl: URL | undefined
}

/** The bucket for files, and the prefix within it. */
export interface BucketConfig {
  readonly bucket: string
  /** Empty, or ends with a slash. */
  readonly prefix: string
}

/** Where the malware scanner listens. */
export type ScannerConfig = { readonly host: string; readonly port: number } | { readonly path: string }

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** If unset, files are stored in the data folder. */
  readonly bucket: BucketConfig | undefined
  /** Unset, files are not looked at for malware. */
  readonly scanner: ScannerConfig | undefined
  readonly demo: boolean
  readonly publicUrl: URL | undefined
  /** Host names, in lower case, that the portal serves in addition to the public address and its subdomains. */
  readonly hosts: readonly string[]
  /** Where the calls of pages go, by the name of the host that serves the pages; elsewhere to the same host. */
  readonly apiHosts: Readonly<Record<string, string>>
  readonly secret: string | undefined
  readonly trustedProxies: readonly string[]
  /** Seconds between the signal to stop and the end of taking connections, for proxies to turn away. */
  readonly drainSeconds: number
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Names the build of the pages; unset, their content does. */
  readonly buildId: string | undefined
  /** Whether page views are counted. */
  readonly analytics: boolean
  /** Where browsers load a link's logo from, with {host} and {size} as placeholders; if unset, a letter is shown. */
  readonly faviconUrl: string | undefined
  /** If unset, emails go to the outbox folder. */
  readonly mail: MailConfig | undefined
  /** Settings for replies by email. If unset, replies are not accepted. */
  readonly inbound: InboundConfig | undefined
  /** Unset, text messages and calls go to the outbox folder. */
  readonly twilio: TwilioConfig | undefined
  /** Address and port; unset, the system's own. */
  readonly dnsServer: string | undefined
  /** Unset, replayed events go to the outbox folder. */
  readonly webhook: WebhookConfig | undefined
}

/** All configuration errors at once, one per line. */
export class ConfigErrors extends StartError {
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(`Invalid configuration:\n  ${errors.join('\n  ')}`)
    this.errors = errors
  }
}

/** Pairs such as `portal.example=https://api.portal.example`, by the name before the sign. */
const apiHostsOf = (pairs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [host = '', origin = ''] = pair.toLowerCase().split('=')
      return [host, origin]
    }),
  )

/** Reads the environment once. Throws `ConfigFaults`, which names every invalid variable and how to fix it. */
export function readConfig(variables: Variables): Config {
  const read = readEnvironment(variables)
  if ('errors' in read) throw new ConfigErrors(read.errors)
  const { settings } = read
  const production = settings.NODE_ENV === 'production'
  const demo = settings.PORTICO_DEMO ?? !production
  const apiHosts = apiHostsOf(settings.PORTICO_API_HOSTS)
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.PORTICO_DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    bucket: bucketOf(settings.PORTICO_FILES),
    scanner: scannerOf(settings.CLAMD_URL),
    demo,
    publicUrl: urlOf(settings.PORTICO_PUBLIC_URL),
    hosts: [...settings.PORTICO_HOSTS, ...Object.values(apiHosts).map((origin) => new URL(origin).hostname)],
    apiHosts,
    secret: settings.PORTICO_SECRET,
    trustedProxies: settings.PORTICO_TRUSTED_PROXIES,
    drainSeconds: settings.PORTICO_DRAIN_SECONDS,
    logLevel: settings.PORTICO_LOG_LEVEL,
    buildId: settings.PORTICO_BUILD_ID,
    analytics: settings.PORTICO_ANALYTICS === 'on',
    faviconUrl: settings.PORTICO_FAVICON_URL,
    mail: mailOf(settings),
    inbound: inboundOf(settings, demo),
    twilio: twilioOf(settings),
    webhook: webhookOf(settings),
    dnsServer: settings.PORTICO_DNS_SERVER,
  }
}

const urlOf = (address: string | undefined): URL | undefined => (address === undefined ? undefined : new URL(address))

function bucketOf(address: string | undefined): BucketConfig | undefined {
  if (address === undefined) return undefined
  const [bucket = '', ...folders] = address.slice('s3://'.length).replace(/\/$/, '').split('/')
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join('') }
}

function scannerOf(address: string | undefined): ScannerConfig | undefined {
  if (address === undefined) return undefined
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) }
  const { hostname, port } = new URL(address)
  return { host: hostname, port: Number(port) }
}

function mailOf({ SMTP_URL, PORTICO_MAIL_FROM: from }: Settings): MailConfig | undefined {
  if (SMTP_URL === undefined || from === undefined) return undefined
  const url = new URL(SMTP_URL)
  const given = (part: string) => (part === '' ? undefined : decodeURIComponent(part))
  return { url, user: given(url.username), password: given(url.password), from }
}

function inboundOf(settings: Settings, demo: boolean): InboundConfig | undefined {
  const { PORTICO_INBOUND_SECRET: secret, PORTICO_REPLY_DOMAIN, PORTICO_MAIL_FROM, PORTICO_PUBLIC_URL } = settings
  if (secret === undefined && !demo) return undefined
  const portal = urlOf(PORTICO_PUBLIC_URL)?.hostname ?? 'portico.localhost'
  return { secret, domain: PORTICO_REPLY_DOMAIN ?? PORTICO_MAIL_FROM?.split('@')[1]?.replace('>', '') ?? portal }
}

function webhookOf({ PORTICO_WEBHOOK_URL: url, PORTICO_WEBHOOK_SECRET: secret }: Settings): WebhookConfig | undefined {
  return url === undefined || secret === undefined ? undefined : { url: new URL(url), secret }
}

function twilioOf(settings: Settings): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_API_URL } = settings
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined
  return { accountSid, authToken, from, apiUrl: urlOf(TWILIO_API_URL) }
}
