const webpAnimates = 0x02

/** Whether a PNG or WebP is animated: an animated PNG says so before its pixels, a WebP in its first chunk. */
export function isAnimatedImage(bytes: Uint8Array): boolean {
  if (textAt(bytes, 8) === 'WEBP') return textAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & webpAnimates) !== 0
  return textAt(bytes, 1).startsWith('PNG') && animatesPng(bytes)
}

/** The chunks of a PNG in sequence: length, kind, content, checksum. */
function animatesPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const kind = textAt(bytes, at + 4)
    if (kind === 'acTL') return true
    if (kind === 'IDAT') return false
  }
  return false
}

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
