// oxlint-disable-next-line no-control-regex -- control characters are exactly what is escaped
const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff\ud800-\udfff]|_x[0-9a-f]{4}_/i
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text for a workbook's XML, in elements and attributes. Characters that XML does not allow are written as spreadsheets
 * do, `_x000D_` for a return; text that looks like such an escape is escaped itself, so that it survives a round trip.
 */
export function xmlText(text: string): string {
  if (!special.test(text)) return text
  return (
    text
      .toWellFormed()
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll(/[&<>"]/g, (character) => entities[character]!)
      // oxlint-disable-next-line no-control-regex -- control characters are exactly what is escaped
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (character) => `_x${hex(character)}_`)
  )
}

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
