import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './qr-code.module.css'

interface Props {
  readonly text: string
  /** What it is for, to those who cannot point a camera at it. */
  readonly label: string
}

/** A text as a QR code. Black on white in every look, with the quiet edge that cameras need. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={classes.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** One path of all dark modules, each one unit wide. */
function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
