import type { Config } from './config.ts'

/**
 * Printed once the server listens: its address, what an operator should still configure, and the demonstration logins.
 */
export function greeting(
  { production, scanner, databaseUrl, dataDir }: Pick<Config, GreetingSetting>,
  address: string,
  logins: string,
): string {
  const where = databaseUrl === undefined ? `the embedded database in ${dataDir}` : 'PostgreSQL'
  const unscanned = production && scanner === undefined ? `${noScanner}\n` : ''
  return `\nPortico is ready at ${address} (with ${where})\n${unscanned}${logins}\n`
}

type GreetingSetting = 'production' | 'scanner' | 'databaseUrl' | 'dataDir'

const noScanner = 'No malware scanner is set up: uploaded files are not scanned. Set CLAMD_URL to scan them.'
