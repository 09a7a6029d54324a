import { endingOf, sizeText } from '@portico/contract/areas/documents/document.rules.ts'

/** What a file must be to be chosen. */
export interface FileLimits {
  /** File endings such as `.pdf,.csv`, or media types such as `image/*`. */
  readonly accept?: string | undefined
  readonly maxBytes?: number | undefined
}

/** The endings of spreadsheets that the portal reads. */
export const sheetEndings = '.xlsx,.xls,.xlsb,.csv,.tsv,.txt'

/** Longer lists of endings are left to the server, which names the kinds of files in words. */
const mostEndings = 8

/** Why a file is rejected before it is sent, in words that say what to choose; undefined if it may be sent. */
export function errorOf({ name, size }: Pick<File, 'name' | 'size'>, limits: FileLimits): string | undefined {
  const endings = endingsOf(limits)
  if (endings.length > 0 && !endings.includes(endingOf(name))) return `Choose a file that ends in ${listed(endings)}.`
  if (size === 0) return 'This file is empty. Choose another file.'
  const { maxBytes = Number.POSITIVE_INFINITY } = limits
  return size > maxBytes ? `Choose a file of up to ${sizeText(maxBytes)}.` : undefined
}

/** The endings that are checked; none where other files of a media type may be chosen. */
function endingsOf({ accept = '' }: FileLimits): readonly string[] {
  const kinds = accept.split(',').filter((kind) => kind !== '')
  return kinds.length <= mostEndings && kinds.every((kind) => kind.startsWith('.')) ? kinds : []
}

const listed = (endings: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(endings)
