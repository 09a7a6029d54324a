/** The detected content of a file, regardless of its name. */
export type ContentKind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'tiff'
  | 'heic'
  | 'mp4'
  | 'webm'
  | 'ogg'
  | 'text'
  | 'zip'
  | 'word'
  | 'sheet'
  | 'binarySheet'
  | 'slides'
  | 'compound'

export interface DocumentFormat {
  readonly mediaType: string
  readonly content: ContentKind
  /** Its text may be UTF-16 too. */
  readonly isWide?: boolean
  /** How it is previewed; others are downloaded. */
  readonly preview?: 'pdf' | 'picture'
}

const office = 'application/vnd.openxmlformats-officedocument'

/** The kinds of file that are taken, by the ending of their names. Nothing that runs or carries macros is among them. */
const documentFormats: Readonly<Record<string, DocumentFormat>> = {
  pdf: { mediaType: 'application/pdf', content: 'pdf', preview: 'pdf' },
  png: { mediaType: 'image/png', content: 'png', preview: 'picture' },
  jpg: { mediaType: 'image/jpeg', content: 'jpeg', preview: 'picture' },
  jpeg: { mediaType: 'image/jpeg', content: 'jpeg', preview: 'picture' },
  gif: { mediaType: 'image/gif', content: 'gif', preview: 'picture' },
  webp: { mediaType: 'image/webp', content: 'webp', preview: 'picture' },
  tif: { mediaType: 'image/tiff', content: 'tiff' },
  tiff: { mediaType: 'image/tiff', content: 'tiff' },
  heic: { mediaType: 'image/heic', content: 'heic' },
  mp4: { mediaType: 'video/mp4', content: 'mp4' },
  mov: { mediaType: 'video/quicktime', content: 'mp4' },
  m4a: { mediaType: 'audio/mp4', content: 'mp4' },
  weba: { mediaType: 'audio/webm', content: 'webm' },
  ogg: { mediaType: 'audio/ogg', content: 'ogg' },
  txt: { mediaType: 'text/plain', content: 'text' },
  csv: { mediaType: 'text/csv', content: 'text' },
  eml: { mediaType: 'message/rfc822', content: 'text' },
  docx: { mediaType: `${office}.wordprocessingml.document`, content: 'word' },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, content: 'sheet' },
  pptx: { mediaType: `${office}.presentationml.presentation`, content: 'slides' },
  doc: { mediaType: 'application/msword', content: 'compound' },
  xls: { mediaType: 'application/vnd.ms-excel', content: 'compound' },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', content: 'compound' },
  msg: { mediaType: 'application/vnd.ms-outlook', content: 'compound' },
  zip: { mediaType: 'application/zip', content: 'zip' },
}

/** Further formats that a schedule import accepts. The library does not store them. */
const importFormats: Readonly<Record<string, DocumentFormat>> = {
  csv: { mediaType: 'text/csv', content: 'text', isWide: true },
  tsv: { mediaType: 'text/tab-separated-values', content: 'text', isWide: true },
  txt: { mediaType: 'text/plain', content: 'text', isWide: true },
  xlsb: { mediaType: 'application/vnd.ms-excel.sheet.binary.macroenabled.12', content: 'binarySheet' },
}

/** What an upload is for: a document of the library, or an import that reads it. */
export const uploadUses = ['LIBRARY', 'IMPORT'] as const

export type UploadUse = (typeof uploadUses)[number]

/** Endings of the names of files that are taken, for a file picker. */
export const acceptedEndings: string = Object.keys(documentFormats)
  .map((ending) => `.${ending}`)
  .join(',')

/** The format that a name promises; undefined for one that is not taken. */
export function formatOf(name: string, use: UploadUse = 'LIBRARY'): DocumentFormat | undefined {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const formats = use === 'IMPORT' ? { ...documentFormats, ...importFormats } : documentFormats
  return Object.hasOwn(formats, ending) ? formats[ending] : undefined
}

/** How a document of a media type can be looked at in place. */
export const previewOf = (mediaType: string): DocumentFormat['preview'] =>
  Object.values(documentFormats).find((format) => format.mediaType === mediaType)?.preview
