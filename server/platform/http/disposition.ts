import type { OutgoingFile } from '@portico/contract/kit/call.ts'

/** Characters allowed in a header without quotes, with spaces between; browsers decode percent signs. */
const plainName = /^[\w!#$&'*+.^`|~-]+( +[\w!#$&'*+.^`|~-]+)*$/

/**
 * Content-Disposition with the file's name. Callers get the name by removing `attachment; filename=`, so a plain name
 * is written unquoted; any other is encoded (RFC 8187) after an ASCII fallback.
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
