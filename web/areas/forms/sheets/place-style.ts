import type { Box, Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { CSSProperties } from 'react'

const part = (of: number, whole: number): string => `${(of / whole) * 100}%`

/** A box's position on the image of a page, at any size. */
export const placeStyle = (sheet: Sheet, { x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>) =>
  ({
    left: part(x, sheet.width),
    top: part(y, sheet.height),
    width: part(width, sheet.width),
    height: part(height, sheet.height),
    '--box-height': height,
  }) as CSSProperties
