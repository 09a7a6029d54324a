import { z } from 'zod'

/** Variables as a process is given them. */
export type Variables = Readonly<Record<string, string | undefined>>

const flag = z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'] })

/** An address, or a name and an address: `Portico <portal@example.com>`. */
const sender = /^(?:[^<>"\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/

const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/** The name of a host with pages, and the origin that its calls go to. */
const apiHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*=https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i

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
  PORTICO_PUBLIC_URL: z.url('must be an address. Example: https://portal.example').optional(),
  PORTICO_HOSTS: z
    .string()
    .toLowerCase()
    .default('')
    .transform(listed)
    .refine(
      (names) => names.every((name) => hostName.test(name)),
      'must be host names separated by commas. Example: portal.example',
    ),
  PORTICO_API_HOSTS: z
    .string()
    .default('')
    .transform(listed)
    .refine(
      (pairs) => pairs.every((pair) => apiHost.test(pair)),
      'must be pairs such as portal.example=https://api.portal.example, with commas between',
    ),
  PORTICO_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  PORTICO_TRUSTED_PROXIES: z.string().default('').transform(listed),
  PORTICO_DRAIN_SECONDS: z.coerce.number<string>('must be a number of seconds').int().min(0).max(300).default(0),
  PORTICO_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PORTICO_BUILD_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be at most 64 letters, digits, dots, dashes and underscores')
    .optional(),
  PORTICO_ANALYTICS: z.enum(['off', 'on']).default('off'),
  PORTICO_FAVICON_URL: z
    .string()
    .regex(/^https:\/\/[\w.:-]+\/[^\s"<>]*$/, 'must be an address. Example: https://icons.example/{host}?size={size}')
    .includes('{host}', 'must contain {host} in place of the link’s host')
    .optional(),
  PORTICO_DNS_SERVER: z
    .string()
    .regex(/^(?:[\d.]+|\[[\da-f:]+\])(?::\d{1,5})?$/i, 'must be an IP address. Example: 10.0.0.53:53')
    .optional(),
  PORTICO_WEBHOOK_URL: z
    .string()
    .regex(
      /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/,
      'must be an https:// address. Example: https://hooks.example/portico',
    )
    .refine((address) => URL.canParse(address), 'must be an address. Example: https://hooks.example/portico')
    .optional(),
  PORTICO_WEBHOOK_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address. Example: smtps://user:password@mail.example:465' })
    .optional(),
  PORTICO_MAIL_FROM: z.string().regex(sender, 'must be an address. Example: Portico <portal@example.com>').optional(),
  PORTICO_INBOUND_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  PORTICO_REPLY_DOMAIN: z.string().regex(hostName, 'must be a host name. Example: reply.portal.example').optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must start with AC, with 32 hexadecimal digits after it')
    .optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must be the token for TWILIO_ACCOUNT_SID')
    .optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number. Example: +12065550100')
    .optional(),
  TWILIO_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address. Example: https://api.twilio.com' })
    .optional(),
})

export type Settings = z.infer<typeof Environment>

/** Parses settings from variables, or returns every error, one per line. */
export function readEnvironment(variables: Variables): { readonly settings: Settings } | { readonly errors: string[] } {
  // A variable set to nothing, as an empty line of an .env file does, counts as unset.
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(present)
  const errors = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...productionErrors(present),
    ...messageErrors(present),
  ]
  return parsed.success && errors.length === 0 ? { settings: parsed.data } : { errors }
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function productionErrors(environment: Variables): string[] {
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
  return rules.filter(([broken]) => broken).map(([, error]) => error)
}

const mailNames = ['SMTP_URL', 'PORTICO_MAIL_FROM'] as const
const webhookNames = ['PORTICO_WEBHOOK_URL', 'PORTICO_WEBHOOK_SECRET'] as const
const twilioNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const

/** Settings of a provider that are of use only together, and what their messages need. */
function messageErrors(environment: Variables): string[] {
  const isSet = (name: string) => environment[name] !== undefined
  const missing = [mailNames, twilioNames, webhookNames].flatMap((names) =>
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
      ? ['TWILIO_API_URL: can only be used with the other TWILIO settings']
      : []),
    ...(carriesLinks && !isSet('PORTICO_PUBLIC_URL') && environment.NODE_ENV !== 'production'
      ? ['PORTICO_PUBLIC_URL: must be set, so that messages can carry links']
      : []),
    ...credentialErrors(environment.SMTP_URL),
  ]
}

function credentialErrors(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { username, password } = new URL(address)
  if ([username, password].some((part) => /%(?![0-9a-f]{2})/i.test(part)))
    return ['SMTP_URL: write a % of user or password as %25']
  return (username === '') === (password === '') ? [] : ['SMTP_URL: must contain both user and password, or neither']
}
