/** What the bytes of a file turn out to be, whatever its name says. */
export type ContentKind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'tiff'
  | 'heic'
  | 'mp4'
  | 'text'
  | 'zip'
  | 'word'
  | 'sheet'
  | 'slides'
  | 'compound'

export interface DocumentFormat {
  readonly mediaType: string
  readonly content: ContentKind
  /** How it can be looked at in place; others are downloaded. */
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

/** Endings of the names of files that are taken, for a file picker. */
export const acceptedEndings: string = Object.keys(documentFormats)
  .map((ending) => `.${ending}`)
  .join(',')

/** The format that a name promises; undefined for one that is not taken. */
export function formatOf(name: string): DocumentFormat | undefined {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  return ending !== undefined && Object.hasOwn(documentFormats, ending) ? documentFormats[ending] : undefined
}

/** How a document of a media type can be looked at in place. */
export const previewOf = (mediaType: string): DocumentFormat['preview'] =>
  Object.values(documentFormats).find((format) => format.mediaType === mediaType)?.preview
