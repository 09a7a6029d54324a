import { resolve } from 'node:path'
import { z } from 'zod'
import { StartFault } from './start-fault.ts'

const flag = z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'] })

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number<string>('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORTICO_DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  PORTICO_ALLOW_EMBEDDED: flag.default(false),
  PORTICO_DEMO: flag.optional(),
  PORTICO_PUBLIC_URL: z.url('must be an address such as https://portal.example').optional(),
  PORTICO_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  PORTICO_TRUSTED_PROXIES: z.string().default(''),
  PORTICO_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly demo: boolean
  readonly publicUrl: URL | undefined
  readonly secret: string | undefined
  readonly trustedProxies: readonly string[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
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
  const faults = [...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`), ...productionFaults(present)]
  if (!parsed.success || faults.length > 0) throw new ConfigFaults(faults)
  const read = parsed.data
  const production = read.NODE_ENV === 'production'
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.PORTICO_DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    demo: read.PORTICO_DEMO ?? !production,
    publicUrl: read.PORTICO_PUBLIC_URL === undefined ? undefined : new URL(read.PORTICO_PUBLIC_URL),
    secret: read.PORTICO_SECRET,
    trustedProxies: read.PORTICO_TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
    logLevel: read.PORTICO_LOG_LEVEL,
  }
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
