import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import classes from './files.module.css'

interface Props {
  /** Where files would go; undefined if none may be added. */
  readonly into: string | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A part of a screen on which files can be dropped. By keyboard the Upload button does the same. */
export function DropArea({ into, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false)
  // The pointer enters and leaves every child on its path.
  const depth = useRef(0)
  const count = (event: DragEvent, by: number): void => {
    if (into === undefined || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current += by
    setOver(depth.current > 0)
  }
  return (
    <div
      className={classes.drop}
      onDragEnter={(event) => count(event, 1)}
      onDragLeave={(event) => count(event, -1)}
      onDragOver={(event) => count(event, 0)}
      onDrop={(event) => {
        if (into === undefined) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {isOver && <div className={classes.over}>Drop to add to {into}</div>}
      {children}
    </div>
  )
}
