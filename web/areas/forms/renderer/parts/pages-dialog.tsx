import type { ComponentProps } from 'react'
import { Dialog } from '../../../../kit/overlays/dialog.tsx'
import { PageRail } from './page-rail.tsx'

interface Props extends ComponentProps<typeof PageRail> {
  readonly onClose: () => void
}

/** The pages of a form, where there is no room for them beside it. */
export default function PagesDialog({ onClose, ...rail }: Props) {
  return (
    <Dialog title="Pages" side onClose={onClose}>
      <PageRail {...rail} />
    </Dialog>
  )
}
