import { createHash } from 'node:crypto'

/** SHA-256 of a text, as entries of a placement record are sealed with. */
export const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
