import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import classes from '../experience.module.css'
import type { Explained } from './explained.ts'

interface Props {
  readonly explained: Explained
  /** The figure as displayed. */
  readonly children: ReactNode
}

/** A figure that expands to its inputs. */
export function Figure({ explained: { title, formula, inputs }, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.figure} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p className={classes.formula}>{formula}</p>
          <Facts facts={inputs} />
        </Dialog>
      )}
    </>
  )
}
