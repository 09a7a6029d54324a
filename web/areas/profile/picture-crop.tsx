import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { SliderField } from '../../kit/forms/slider-field.tsx'
import { cropSquare, dragged, mostZoom, type View, wholeView } from './crop.rules.ts'
import { type ChosenPicture, croppedPicture, drawCrop } from './picture-file.ts'
import classes from './profile-picture.module.css'

interface Props {
  readonly picture: ChosenPicture
  readonly busy: boolean
  /** Receives the square as a file in base64. */
  readonly onSave: (picture: string) => void
  readonly onCancel: () => void
}

/** Chooses the square to crop: by dragging, or with sliders. */
export function PictureCrop({ picture, busy, onSave, onCancel }: Props) {
  const [view, setView] = useState(wholeView)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { side } = cropSquare(picture.bitmap, view)

  useLayoutEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, view)
  }, [picture, view])

  const drag = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const width = event.currentTarget.clientWidth
    const by = { right: event.movementX / width, down: event.movementY / width }
    setView((before) => dragged(picture.bitmap, before, by))
  }

  const slider = (label: string, name: 'x' | 'y', room: number) => (
    <SliderField
      label={label}
      min={0}
      max={1}
      step={0.01}
      value={view[name]}
      disabled={room < 1}
      onChange={(value) => setView((before: View) => ({ ...before, [name]: value }))}
    />
  )

  return (
    <div className={classes.crop}>
      <canvas
        ref={canvas}
        width={256}
        height={256}
        role="img"
        aria-label="Preview of your picture"
        className={classes.preview}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className={classes.sliders}>
        <SliderField
          label="Zoom"
          min={1}
          max={mostZoom}
          step={0.05}
          value={view.zoom}
          onChange={(zoom) => setView((before) => ({ ...before, zoom }))}
        />
        {slider('Left to right', 'x', picture.bitmap.width - side)}
        {slider('Top to bottom', 'y', picture.bitmap.height - side)}
        <div className={classes.buttons}>
          <Button small busy={busy} onClick={() => void croppedPicture(picture, view).then(onSave)}>
            Save picture
          </Button>
          <Button kind="secondary" small onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  )
}
