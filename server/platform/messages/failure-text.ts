const longest = 500

/** A failure as one line for log and database, without the given secrets. */
export function failureText(error: unknown, secrets: readonly (string | undefined)[]): string {
  const said = error instanceof Error ? error.message : String(error)
  const hidden = secrets
    .filter((secret) => secret !== undefined && secret !== '')
    .reduce<string>((text, secret) => text.replaceAll(secret!, '…'), said)
  return hidden.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, longest)
}
