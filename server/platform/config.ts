import { resolve } from 'node:path'
import { z } from 'zod'
import { StartFault } from './start-fault.ts'

const flag = z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'] })

/** An address, or a name and an address: `Portico <portal@example.com>`. */
const sender = /^(?:[^<>"\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/

const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number<string>('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORTICO_DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  PORTICO_FILES: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-]+)*\/?$/, 'must be s3://bucket or s3://bucket/folder')
    .optional(),
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^\s/:]+:\d{1,5}|unix:\/\S+)$/, 'must be tcp://host:3310 or unix:/path/of/the/socket')
    .optional(),
  PORTICO_ALLOW_EMBEDDED: flag.default(false),
  PORTICO_DEMO: flag.optional(),
  PORTICO_PUBLIC_URL: z.url('must be an address such as https://portal.example').optional(),
  PORTICO_HOSTS: z
    .string()
    .refine(
      (text) => listed(text).every((name) => hostName.test(name)),
      'must be names such as portal.example, with commas between',
    )
    .default(''),
  PORTICO_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  PORTICO_TRUSTED_PROXIES: z.string().default(''),
  PORTICO_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PORTICO_BUILD_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be at most 64 letters, digits, dots, dashes and underscores')
    .optional(),
  PORTICO_ANALYTICS: z.enum(['off', 'on']).default('off'),
  PORTICO_FAVICON_URL: z
    .string()
    .regex(/^https:\/\/[\w.:-]+\/[^\s"<>]*$/, 'must be an address such as https://icons.example/{host}?size={size}')
    .includes('{host}', 'must say with {host} where the host of a link goes')
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example:465' })
    .optional(),
  PORTICO_MAIL_FROM: z.string().regex(sender, 'must be an address such as Portico <portal@example.com>').optional(),
  PORTICO_INBOUND_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  PORTICO_REPLY_DOMAIN: z.string().regex(hostName, 'must be a name such as reply.portal.example').optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must start with AC, with 32 hexadecimal digits after it')
    .optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must be the token that belongs to TWILIO_ACCOUNT_SID')
    .optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number such as +12065550100')
    .optional(),
  TWILIO_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.twilio.com' })
    .optional(),
})

/** How mail leaves. User and password are set together. */
export interface MailConfig {
  readonly url: URL
  readonly user: string | undefined
  readonly password: string | undefined
  /** The sender, as mail headers write one. */
  readonly from: string
}

/** How answers by mail come in. */
export interface InboundConfig {
  /** What the mail provider proves itself by; in a demonstration none is needed to show the addresses. */
  readonly secret: string | undefined
  /** Where the addresses of conversations are. */
  readonly domain: string
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

/** A bucket that keeps files, and where in it. */
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
  /** Unset, files are kept in a folder of the data folder. */
  readonly bucket: BucketConfig | undefined
  /** Unset, files are not looked at for malware. */
  readonly scanner: ScannerConfig | undefined
  readonly demo: boolean
  readonly publicUrl: URL | undefined
  /** Names, in lower case, that the portal has besides the public address and the subdomains of it. */
  readonly hosts: readonly string[]
  readonly secret: string | undefined
  readonly trustedProxies: readonly string[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Names the build of the pages; unset, their content does. */
  readonly buildId: string | undefined
  /** Whether page views are counted. */
  readonly analytics: boolean
  /** Where browsers get the logo of a link, with {host} and {size} in it; unset, a letter stands for it. */
  readonly faviconUrl: string | undefined
  /** Unset, mail goes to the outbox folder. */
  readonly mail: MailConfig | undefined
  /** How answers by mail come in. Unset, they do not. */
  readonly inbound: InboundConfig | undefined
  /** Unset, text messages and calls go to the outbox folder. */
  readonly twilio: TwilioConfig | undefined
}

/** Every fault of the environment at once, one line each. */
export class ConfigFaults extends StartFault {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  ${faults.join('\n  ')}`,
    )
    this.faults = faults
  }
}

/** Reads the environment once. Throws `ConfigFaults` naming every variable that is wrong and how to mend it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // A variable set to nothing, as an empty line of an .env file does, counts as unset.
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(present)
  const issues = parsed.success ? [] : parsed.error.issues
  const faults = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...productionFaults(present),
    ...messageFaults(present),
  ]
  if (!parsed.success || faults.length > 0) throw new ConfigFaults(faults)
  const read = parsed.data
  const production = read.NODE_ENV === 'production'
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.PORTICO_DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    bucket: bucketOf(read.PORTICO_FILES),
    scanner: scannerOf(read.CLAMD_URL),
    demo: read.PORTICO_DEMO ?? !production,
    publicUrl: read.PORTICO_PUBLIC_URL === undefined ? undefined : new URL(read.PORTICO_PUBLIC_URL),
    hosts: listed(read.PORTICO_HOSTS.toLowerCase()),
    secret: read.PORTICO_SECRET,
    trustedProxies: listed(read.PORTICO_TRUSTED_PROXIES),
    logLevel: read.PORTICO_LOG_LEVEL,
    buildId: read.PORTICO_BUILD_ID,
    analytics: read.PORTICO_ANALYTICS === 'on',
    faviconUrl: read.PORTICO_FAVICON_URL,
    mail: mailOf(read),
    inbound: inboundOf(read, read.PORTICO_DEMO ?? !production),
    twilio: twilioOf(read),
  }
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

type Read = z.infer<typeof Environment>

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

function mailOf({ SMTP_URL, PORTICO_MAIL_FROM: from }: Read): MailConfig | undefined {
  if (SMTP_URL === undefined || from === undefined) return undefined
  const url = new URL(SMTP_URL)
  const given = (part: string) => (part === '' ? undefined : decodeURIComponent(part))
  return { url, user: given(url.username), password: given(url.password), from }
}

function inboundOf(read: Read, demo: boolean): InboundConfig | undefined {
  const { PORTICO_INBOUND_SECRET: secret, PORTICO_REPLY_DOMAIN, PORTICO_MAIL_FROM, PORTICO_PUBLIC_URL } = read
  if (secret === undefined && !demo) return undefined
  const portal = PORTICO_PUBLIC_URL === undefined ? 'portico.localhost' : new URL(PORTICO_PUBLIC_URL).hostname
  return { secret, domain: PORTICO_REPLY_DOMAIN ?? PORTICO_MAIL_FROM?.split('@')[1]?.replace('>', '') ?? portal }
}

function twilioOf(read: Read): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_API_URL } = read
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined
  return { accountSid, authToken, from, apiUrl: TWILIO_API_URL === undefined ? undefined : new URL(TWILIO_API_URL) }
}

function productionFaults(environment: Readonly<Record<string, string | undefined>>): string[] {
  if (environment.NODE_ENV !== 'production') return []
  const allowsEmbedded = flag.safeParse(environment.PORTICO_ALLOW_EMBEDDED).data ?? false
  const rules: readonly (readonly [boolean, string])[] = [
    [
      environment.DATABASE_URL === undefined && !allowsEmbedded,
      'DATABASE_URL: must name a PostgreSQL database in production; PORTICO_ALLOW_EMBEDDED=true accepts the embedded one',
    ],
    [
      environment.PORTICO_SECRET === undefined,
      'PORTICO_SECRET: must be set in production, to 32 random characters or more',
    ],
    [
      environment.PORTICO_PUBLIC_URL?.startsWith('https://') !== true,
      'PORTICO_PUBLIC_URL: must be the https:// address of the portal in production',
    ],
  ]
  return rules.filter(([broken]) => broken).map(([, fault]) => fault)
}

const mailNames = ['SMTP_URL', 'PORTICO_MAIL_FROM'] as const
const twilioNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const

/** Settings of a provider that are of use only together, and what their messages need. */
function messageFaults(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => environment[name] !== undefined
  const missing = [mailNames, twilioNames].flatMap((names) =>
    names.some(isSet)
      ? names
          .filter((name) => !isSet(name))
          .map((name) => `${name}: must be set together with ${names.filter(isSet).join(' and ')}`)
      : [],
  )
  const carriesLinks = [...mailNames, ...twilioNames].some(isSet)
  return [
    ...missing,
    ...(isSet('TWILIO_API_URL') && !twilioNames.some(isSet)
      ? ['TWILIO_API_URL: is of use only with the other TWILIO settings']
      : []),
    ...(carriesLinks && !isSet('PORTICO_PUBLIC_URL') && environment.NODE_ENV !== 'production'
      ? ['PORTICO_PUBLIC_URL: must be set, so that messages can carry links']
      : []),
    ...credentialFaults(environment.SMTP_URL),
  ]
}

function credentialFaults(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { username, password } = new URL(address)
  if ([username, password].some((part) => /%(?![0-9a-f]{2})/i.test(part)))
    return ['SMTP_URL: write a % of user or password as %25']
  return (username === '') === (password === '') ? [] : ['SMTP_URL: must hold both user and password, or neither']
}
