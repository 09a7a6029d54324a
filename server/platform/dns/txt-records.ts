import { Resolver } from 'node:dns/promises'
import type { Config } from '../config/config.ts'

/** The TXT records of a domain name; none if the name does not exist. Throws if no server answers. */
export async function txtRecords({ dnsServer }: Pick<Config, 'dnsServer'>, name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  if (dnsServer !== undefined) resolver.setServers([dnsServer])
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (nowhere.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

const nowhere = new Set(['ENOTFOUND', 'ENODATA'])
