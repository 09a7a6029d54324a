/** An address of a form in envelope format; no lines if it was never answered. */
export function addressLines(address: unknown): string[] {
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return []
  const { street = '', unit = '', city = '', state = '', zip = '' } = address as Readonly<Record<string, string>>
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, unit, place].filter((line) => line !== '')
}
