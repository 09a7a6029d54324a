import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { LoadingState } from '../../../kit/feedback/states.tsx'
import { openPdf, type PDFDocumentProxy, type PDFPageProxy } from '../../../platform/files/pdf-reader.ts'
import classes from './preview.module.css'

/** Pages rendered initially; others follow on demand. */
const pagesAtOnce = 5

interface Props {
  readonly address: string
  readonly onFailed: () => void
}

/** The pages of a PDF, rendered in place, with their text for screen readers. */
export function PdfPages({ address, onFailed }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [shown, setShown] = useState(pagesAtOnce)

  useEffect(() => {
    const { opened, close } = openPdf(address)
    let isClosed = false
    opened.then(
      (read) => !isClosed && setPdf(read),
      () => !isClosed && onFailed(),
    )
    return () => {
      isClosed = true
      close()
    }
  }, [address, onFailed])

  if (pdf === undefined) return <LoadingState lines={8} />
  const count = Math.min(shown, pdf.numPages)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes.pages} role="group" aria-label={`Document, ${pdf.numPages} pages`} tabIndex={0}>
      {Array.from({ length: count }, (_, at) => (
        <PdfPage key={at} pdf={pdf} number={at + 1} />
      ))}
      {count < pdf.numPages && (
        <Button kind="secondary" small onClick={() => setShown(count + pagesAtOnce)}>
          More pages ({pdf.numPages - count})
        </Button>
      )}
    </div>
  )
}

function PdfPage({ pdf, number }: { readonly pdf: PDFDocumentProxy; readonly number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number)
      if (isGone || canvas.current === null) return
      const drawing = render(page, canvas.current)
      stop = () => drawing.cancel()
      await drawing.promise
      const { items } = await page.getTextContent()
      if (!isGone) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    // A broken page, or one left while rendering, stays blank without affecting the others.
    void draw().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number])

  return (
    <figure className={classes.page}>
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      <VisuallyHidden>
        Page {number}. {text}
      </VisuallyHidden>
    </figure>
  )
}

/** Draws a page as wide as its place, as sharp as the screen is. */
function render(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const width = canvas.parentElement?.clientWidth ?? 600
  const sharpness = Math.min(devicePixelRatio, 2)
  const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * sharpness })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}
