/** The database cannot be reached, or the connection was lost before an answer came. Worth trying again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** A transaction held its connection longer than it may, and was ended. */
export class TransactionTimeout extends Error {
  override readonly name = 'TransactionTimeout'
}

const unavailableCodes = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'])
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/** The five-character SQLSTATE of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : undefined
}

/** Distinguishes connection errors from errors of the statement itself. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable || error instanceof TransactionTimeout)
    return error
  const code = sqlState(error)
  const lost =
    code === undefined
      ? unavailableMessages.test(error.message)
      : unavailableCodes.has(code) || code.startsWith('08') || /^E(HOST|NET|TIME|AI_)/.test(code)
  return lost ? new DatabaseUnavailable(`The database is not available: ${error.message}`, { cause: error }) : error
}
