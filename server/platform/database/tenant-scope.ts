/** One account (tenant), or 'system' for platform work that spans accounts. */
export type Scope = 'system' | { readonly account: string }

/** What row-level policies read as `portico.account` when the work may see every account. */
const everyAccount = '*'

/** The value of `portico.account` for a scope; throws for a code that the policies would misread. */
export function scopeSetting(scope: Scope): string {
  if (scope === 'system') return everyAccount
  const { account } = scope
  if (typeof account !== 'string' || account === '' || account === everyAccount || account.includes('\0')) {
    throw new TypeError(`Not an account code: ${JSON.stringify(account)}`)
  }
  return account
}
