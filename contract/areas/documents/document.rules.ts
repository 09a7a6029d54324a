import { documentMessages } from './document.messages.ts'

/** The most bytes of one file. */
export const fileLimit = 5 * 1024 ** 3

/** The most bytes of a file that comes whole in one request. */
export const wholeFileLimit = 250 * 1024 ** 2

/** The bytes of a piece of a file that comes piece by piece; only the last is shorter. */
export const chunkBytes = 4 * 1024 ** 2

/** Days for which a deleted document can be restored. */
export const trashDays = 30

/** The deepest nesting of folders. */
export const folderDepth = 6

/** The longest name, in characters. */
export const nameLimit = 200

/** The file name from a sender, without folders, as the library stores it. */
export function fileNameOf(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  return last
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[:*?"<>|]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .trim()
}

/** What is wrong with a typed name; undefined if nothing is. */
export function nameError(name: string): string | undefined {
  if (name.trim() === '') return documentMessages.nameRequired
  if (name.length > nameLimit) return documentMessages.nameTooLong
  if (name.includes('/')) return documentMessages.nameSlash
  return fileNameOf(name) === name ? undefined : documentMessages.nameCharacters
}

/** A name with the first unused number: `Policy.pdf` → `Policy (2).pdf`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/i.exec(name) ?? []
  for (let number = 2; ; number += 1) {
    const numbered = `${stem.slice(0, nameLimit - 20).toWellFormed()} (${number})${ending}`
    if (!isTaken(numbered)) return numbered
  }
}

/** The extension of a name, which identifies the file type: `.pdf`. */
export const endingOf = (name: string): string => /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''

/** A size for people: `3.4 MB`, without a line break. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const size = bytes / 1024 ** step
  return `${step === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)}\u00a0${units[step]}`
}
