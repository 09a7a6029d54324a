import { destination, pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config/config.ts'

/** Secrets that open a session: never logged. */
const secrets = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password']

/**
 * The log: structured, one line an event, with nothing in it that opens a door. Lines leave together, within a second
 * and before the process ends.
 */
export function createLog(config: Pick<Config, 'logLevel'>, to: DestinationStream = together()): Logger {
  return pino({ level: config.logLevel, redact: secrets }, to)
}

const together = () => destination({ sync: false, minLength: 4096, periodicFlush: 1000 })
