/** One file or folder of a tar archive. */
export interface TarEntry {
  readonly path: string
  readonly isFolder: boolean
  readonly content: Uint8Array
}

const block = 512

/** Lists a tar archive as the engine writes it: plain files and folders, short names. */
export function* tarEntries(tar: Buffer): Generator<TarEntry> {
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const text = (from: number, length: number): string =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 12).trim() || '0', 8)
    const type = text(156, 1)
    const path = [text(345, 155), text(0, 100)].filter(Boolean).join('/')
    if (!/^[05]?$/.test(type) || path.split('/').includes('..'))
      throw new Error(`Unexpected entry in the archive: ${path}`)
    const start = at + block
    yield { path, isFolder: type === '5', content: tar.subarray(start, start + size) }
    at = start + Math.ceil(size / block) * block
  }
}
