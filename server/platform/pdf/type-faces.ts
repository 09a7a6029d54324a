import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font, GlyphRun } from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'

const require = createRequire(import.meta.url)
const files = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}

const read = new Map<string, Promise<Uint8Array>>()

/** The bytes of a font, read with the first PDF that needs them. */
function bytesOf(file: string): Promise<Uint8Array> {
  const bytes = read.get(file) ?? readFile(file)
  read.set(file, bytes)
  return bytes
}

/** The library of fonts, loaded with the first of them. */
const fontkit = () => import('@cantoo/fontkit')

/** One glyph per letter: ligatures could not be read back as typed, and shaping is slow. */
function unshaped(font: Font): Font {
  const signOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!)
  return Object.assign(font, { layout: (text: string) => ({ glyphs: Array.from(text, signOf) }) as GlyphRun })
}

/** The fonts of one PDF, each reduced to the glyphs used. */
export async function typeFacesOf(document: PDFDocument): Promise<Record<keyof typeof files, PDFFont>> {
  const { create } = await fontkit()
  document.registerFontkit({ create: (bytes: Uint8Array) => unshaped(create(bytes) as Font) })
  // Six letters before the name mark a font subset.
  const embedded = async (file: string, name: string) =>
    document.embedFont(await bytesOf(file), { subset: true, customName: `PORTCO+${name}` })
  return {
    regular: await embedded(files.regular, 'NotoSans-Regular'),
    bold: await embedded(files.bold, 'NotoSans-Bold'),
  }
}

/** Of the scripts in the font, those whose letters are right one by one, without shaping. */
const scripts = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u

let letters: Promise<ReadonlySet<number>> | undefined

/** The letters that are printed as they are. */
export const printableLetters = (): Promise<ReadonlySet<number>> => (letters ??= readLetters())

async function readLetters(): Promise<ReadonlySet<number>> {
  const { create } = await fontkit()
  const { characterSet } = create(await bytesOf(files.regular)) as Font
  return new Set(characterSet.filter((letter) => scripts.test(String.fromCodePoint(letter))))
}
