import { xmlText } from './xml-text.ts'

/** More notes than this make a sheet slow to open; further cells are marked without. */
const noteLimit = 10_000

interface Note {
  readonly row: number
  readonly column: number
  readonly cell: string
  readonly text: string
}

/** The notes of one sheet, stored until its rows are written, since they go into parts of their own. */
export class SheetNotes {
  readonly #notes: Note[] = []

  add(note: Note): void {
    if (this.#notes.length < noteLimit) this.#notes.push(note)
  }

  commentsXml(): string {
    const comments = this.#notes.map(
      ({ cell, text }) =>
        `<comment ref="${cell}" authorId="0"><text><r><t xml:space="preserve">${xmlText(text)}</t></r></text></comment>`,
    )
    return (
      '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author/></authors>' +
      `<commentList>${comments.join('')}</commentList></comments>`
    )
  }

  /** The shapes of the notes, in the legacy drawing format that spreadsheets still require here. */
  drawingXml(): string {
    return (
      '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
      'xmlns:x="urn:schemas-microsoft-com:office:excel">' +
      '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
      '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>' +
      `${this.#notes.map(noteBox).join('')}</xml>`
    )
  }
}

const noteBox = ({ row, column }: Note, place: number) =>
  `<v:shape id="_x0000_s${1025 + place}" type="#_x0000_t202" style="position:absolute;visibility:hidden" ` +
  'fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/>' +
  '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
  `<x:Anchor>${column + 1}, 15, ${row}, 2, ${column + 4}, 15, ${row + 4}, 4</x:Anchor>` +
  `<x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
