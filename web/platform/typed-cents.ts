/** Dollars as typed, in cents; undefined where they are no amount. */
export function typedCents(typed: string): number | undefined {
  const amount = typed.replaceAll(/[$,\s]/g, '')
  return /^-?\d{1,13}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined
}
