import { endingOf, fileNameOf, freeName } from '../documents/document.rules.ts'

/** A file of a packet before it has its place: its folder is ours, its name may be anyone’s. */
export interface PacketFile {
  readonly folder: string | null
  readonly name: string
}

/** Long enough for any title, short enough for the folders of every system. */
const longest = 120

/** Names that some systems take for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A name that every system takes as one file in its folder. */
function safeName(name: string): string {
  const cleaned = fileNameOf(name).replace(/[. ]+$/, '')
  const cut = cleaned.length - endingOf(cleaned).length
  const stem = cleaned.slice(0, Math.min(cut, longest)).toWellFormed().trim()
  const ending = cleaned.slice(cut)
  const whole = `${stem === '' ? 'File' : stem}${ending}`
  return devices.test(whole) ? `_${whole}` : whole
}

/** The paths of files in a packet, in their order: safe, and no two the same on any system. */
export function packetPaths(files: readonly PacketFile[]): string[] {
  const taken = new Set<string>()
  const known = (path: string) => path.normalize('NFC').toLowerCase()
  return files.map(({ folder, name }) => {
    const pathWith = (each: string) => (folder === null ? each : `${folder}/${each}`)
    const path = pathWith(freeName(safeName(name), (each) => taken.has(known(pathWith(each)))))
    taken.add(known(path))
    return path
  })
}
