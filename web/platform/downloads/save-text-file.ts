import { saveFile } from './save-file.ts'

/** Hands a text to the browser's downloads. */
export const saveTextFile = (name: string, text: string, type = 'text/plain'): void =>
  saveFile(name, new Blob([text], { type }))
