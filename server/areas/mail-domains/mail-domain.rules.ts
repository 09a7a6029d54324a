/** A TXT record that a domain must have before emails come from it. */
interface WantedRecord {
  readonly name: string
  readonly value: string
  /** Whether one of the records of that name is it. */
  readonly isIn: (found: readonly string[]) => boolean
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * The records that prove that a domain is the brokerage's own and allow the portal's mail server to send for it. A domain
 * may have one SPF record only, so any that includes ours will do.
 */
export function wantedRecords(
  { sender, token }: { readonly sender: string; readonly token: string },
  portal: string | null,
): WantedRecord[] {
  const domain = domainOf(sender)
  const proof = `portico-verification=${token}`
  const owned = { name: `_portico.${domain}`, value: proof, isIn: (found: readonly string[]) => found.includes(proof) }
  if (portal === null) return [owned]
  const include = `include:${domainOf(portal)}`
  const allows = (record: string) => {
    const [version, ...terms] = record.trim().toLowerCase().split(/\s+/)
    return version === 'v=spf1' && terms.some((term) => term === include || term === `+${include}`)
  }
  return [owned, { name: domain, value: `v=spf1 ${include} ~all`, isIn: (found) => found.some(allows) }]
}
