import type { OutgoingFile } from '@portico/contract/kit/call.ts'

/** Letters that may stand in a header without quotes, and spaces between them; browsers decode a per cent sign. */
const plainName = /^[\w!#$&'*+.^`|~-]+( +[\w!#$&'*+.^`|~-]+)*$/

/**
 * What is to be done with a file, and its name. Callers take the name by removing `attachment; filename=`, so a plain
 * one stands there as it is; any other is encoded (RFC 8187) behind a stand-in for those who cannot read that.
 */
export function dispositionOf({ disposition, name }: Pick<OutgoingFile, 'disposition' | 'name'>): string {
  if (plainName.test(name)) return `${disposition}; filename=${name}`
  const standIn = name.replaceAll(/[^\x20-\x7e]|["%\\]/gu, '_')
  return `${disposition}; filename="${standIn}"; filename*=UTF-8''${encoded(name)}`
}

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
