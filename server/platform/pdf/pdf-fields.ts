import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFStream,
  PDFString,
  decodePDFRawStream,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { type Frame, seen } from './page-frame.ts'
import type { PdfField, PdfFieldKind, PdfPlace } from './pdf-work.ts'

/** One placement of a field, before those of the same name are merged. */
export interface Widget extends Omit<PdfField, 'kind' | 'places'>, PdfPlace {
  readonly kind: PdfFieldKind | 'button'
  /** The value of a checked box; null if it is not checked. */
  readonly state: string | null
  /** The number of single-letter boxes; null if letters run freely. */
  readonly cells: number | null
  /** Whether the field itself draws a line around it, which pages without fields would lose. */
  readonly hasBorder: boolean
}

/** The annotations of a page; what is none is passed over. */
export function annotationsOf({ node }: PDFPage): PDFDict[] {
  const list = node.lookup(PDFName.of('Annots'))
  if (!(list instanceof PDFArray)) return []
  return list.asArray().flatMap((_, at) => {
    const annotation = list.lookup(at)
    return annotation instanceof PDFDict ? [annotation] : []
  })
}

export const nameIn = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : ''
}

/** The fields on a page. */
export function fieldsOn(page: PDFPage, number: number, frame: Frame): Widget[] {
  return annotationsOf(page).flatMap((annotation) => {
    if (nameIn(annotation, 'Subtype') !== 'Widget') return []
    const place = placeOf(annotation, frame)
    return place === undefined ? [] : [widgetOf(annotation, { page: number, ...place })]
  })
}

function placeOf(annotation: PDFDict, frame: Frame): Omit<PdfPlace, 'page'> | undefined {
  const rect = annotation.lookup(PDFName.of('Rect'))
  if (!(rect instanceof PDFArray) || rect.size() !== 4) return undefined
  const numbers = rect.asArray().map((_, at) => rect.lookup(at))
  const [x1, y1, x2, y2] = numbers.map((value) => (value instanceof PDFNumber ? value.asNumber() : Number.NaN))
  const box = { x: Math.min(x1!, x2!), y: Math.min(y1!, y2!), width: Math.abs(x2! - x1!), height: Math.abs(y2! - y1!) }
  if (!Object.values(box).every(Number.isFinite)) return undefined
  const place = seen(frame, box)
  return place.width < 2 || place.height < 2 ? undefined : place
}

/** Fields form a tree; a node's missing attributes are inherited from its ancestors. */
function lineOf(annotation: PDFDict): readonly PDFDict[] {
  const line: PDFDict[] = []
  let at: PDFObject | undefined = annotation
  while (at instanceof PDFDict && line.length < 32) {
    line.push(at)
    at = at.lookup(PDFName.of('Parent'))
  }
  return line
}

function widgetOf(annotation: PDFDict, place: PdfPlace): Widget {
  const line = lineOf(annotation)
  const said = (key: string) => line.map((dict) => dict.lookup(PDFName.of(key))).find((value) => value !== undefined)
  const flags = numberOf(said('Ff')) ?? 0
  const has = (bit: number) => (flags & (1 << (bit - 1))) !== 0
  const choices = choicesOf(said('Opt'))
  const names = line.map((dict) => textOf(dict.lookup(PDFName.of('T')))).filter((name) => name !== '')
  const maxLength = numberOf(said('MaxLen'))
  const kind = kindOf(nameOf(said('FT')), has, annotation)
  return {
    name: names.toReversed().join('.').slice(0, 200),
    label: textOf(said('TU')).trim().slice(0, 500),
    kind,
    required: has(2),
    maxLength: maxLength !== undefined && maxLength > 0 ? Math.min(Math.floor(maxLength), 20_000) : null,
    choices: kind === 'choice' || kind === 'choices' ? choices : [],
    cells: kind === 'text' && (has(25) || maxLength === 1) ? cellsOf(maxLength) : null,
    state: kind === 'check' ? stateOf(annotation, choices) : null,
    hasBorder: hasBorder(annotation),
    ...place,
  }
}

const cellsOf = (maxLength: number | undefined): number | null =>
  maxLength !== undefined && maxLength >= 1 && maxLength <= 100 ? Math.floor(maxLength) : null

function hasBorder(annotation: PDFDict): boolean {
  const looks = annotation.lookup(PDFName.of('MK'))
  const color = looks instanceof PDFDict ? looks.lookup(PDFName.of('BC')) : undefined
  return color instanceof PDFArray && color.size() > 0
}

function kindOf(type: string, has: (bit: number) => boolean, annotation: PDFDict): Widget['kind'] {
  if (type === 'Btn') return has(17) ? 'button' : 'check'
  if (type === 'Ch') return has(22) ? 'choices' : 'choice'
  if (type === 'Sig') return 'signature'
  if (type !== 'Tx') return 'button'
  if (has(13)) return 'longText'
  const script = scriptOf(annotation)
  if (script.includes('AFDate')) return 'date'
  return script.includes('AFNumber') ? 'number' : 'text'
}

/** The script that writes a value in its form. It is read for what kind of value that is, and never run. */
function scriptOf(annotation: PDFDict): string {
  const actions = annotation.lookup(PDFName.of('AA'))
  const format = actions instanceof PDFDict ? actions.lookup(PDFName.of('F')) : undefined
  const script = format instanceof PDFDict ? format.lookup(PDFName.of('JS')) : undefined
  if (script instanceof PDFRawStream) return Buffer.from(decodePDFRawStream(script).decode()).toString('latin1')
  return script instanceof PDFStream ? '' : textOf(script)
}

/** The value of a checked box: the name of its other appearance, or the matching choice. */
function stateOf(annotation: PDFDict, choices: readonly string[]): string {
  const looks = annotation.lookup(PDFName.of('AP'))
  const normal = looks instanceof PDFDict ? looks.lookup(PDFName.of('N')) : undefined
  const states = normal instanceof PDFDict ? normal.keys().map((key) => key.decodeText()) : []
  const state = states.find((each) => each !== 'Off') ?? 'Yes'
  return (choices[Number(state)] ?? state).slice(0, 200)
}

function choicesOf(value: PDFObject | undefined): string[] {
  if (!(value instanceof PDFArray)) return []
  const texts = value.asArray().map((_, at) => {
    const choice = value.lookup(at)
    return textOf(choice instanceof PDFArray && choice.size() > 1 ? choice.lookup(1) : choice).trim()
  })
  return [...new Set(texts.filter((text) => text !== '').map((text) => text.slice(0, 200)))].slice(0, 500)
}

const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''
const nameOf = (value: PDFObject | undefined): string => (value instanceof PDFName ? value.decodeText() : '')
const numberOf = (value: PDFObject | undefined): number | undefined =>
  value instanceof PDFNumber && Number.isFinite(value.asNumber()) ? value.asNumber() : undefined

/** Merges widgets of one name into one field: boxes with different values are its choices. */
export function gathered(widgets: readonly Widget[]): PdfField[] {
  const byName = Map.groupBy(widgets, ({ name }, at) => (name === '' ? `Field ${at + 1}` : name))
  return [...byName].map(([name, all]) => {
    const [first] = all as [Widget, ...Widget[]]
    const { label, required, maxLength } = first
    const states = [...new Set(all.flatMap(({ state }) => (state === null ? [] : [state])))]
    const isOneOf = first.kind === 'check' && states.length > 1
    return {
      name,
      label,
      required,
      maxLength,
      kind: (isOneOf ? 'choice' : first.kind) as PdfFieldKind,
      choices: isOneOf ? states : first.choices,
      places: all.map(({ page, x, y, width, height, state, cells }) => ({
        page,
        x,
        y,
        width,
        height,
        mark: first.kind !== 'check' ? null : isOneOf ? state : 'Y',
        cells: cells === null ? null : { from: 0, count: cells },
      })),
    }
  })
}
