import type { ComponentProps } from 'react'
import { Dialog } from '../../../../kit/overlays/dialog.tsx'
import { PageRail } from './page-rail.tsx'

interface Props extends ComponentProps<typeof PageRail> {
  readonly onClose: () => void
}

/** The pages of a form, on screens too narrow to show them next to it. */
export default function PagesDialog({ onClose, ...rail }: Props) {
  return (
    <Dialog title="Pages" side onClose={onClose}>
      <PageRail {...rail} />
    </Dialog>
  )
}
