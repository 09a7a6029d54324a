import type { Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../../kit/feedback/notice.tsx'
import type { PDFDocumentProxy } from '../../../platform/files/pdf-reader.ts'
import classes from './sheets.module.css'

interface Props {
  readonly pdf: PDFDocumentProxy | null | undefined
  readonly sheet: Sheet
  /** Content over the page, positioned by `placeStyle`. */
  readonly children: ReactNode
}

/** As sharp as it takes to be read when it is wide. */
const sharpness = 2

/** A page of a PDF as an image with content over it. Without the image the content keeps its position. */
export function SheetPicture({ pdf, sheet, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (pdf === undefined || pdf === null) return undefined
    let stop = (): void => undefined
    let isGone = false
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(sheet.number)
      const target = canvas.current
      if (isGone || target === null) return
      const viewport = page.getViewport({ scale: sharpness })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      const drawing = page.render({ canvas: target, viewport })
      stop = () => drawing.cancel()
      await drawing.promise
      target.dataset['drawn'] = String(sheet.number)
    }
    // A page left while rendering stays blank.
    void draw().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, sheet.number])
  return (
    <>
      {pdf === null && <Notice kind="warning">The image of this page could not be loaded.</Notice>}
      <div className={classes.scroll}>
        <div
          className={classes.sheet}
          style={{ aspectRatio: `${sheet.width} / ${sheet.height}`, '--sheet-width': sheet.width } as CSSProperties}
        >
          <canvas ref={canvas} className={classes.picture} aria-hidden />
          {children}
        </div>
      </div>
    </>
  )
}
