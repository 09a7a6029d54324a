import { useState } from 'react'
import { aside } from './aside.ts'
import { useProgress } from './use-progress.ts'

/** Loads and shows a part once there is an import or conversion. Then it stays: it may have the focus. */
function gateTo(Part: ReturnType<typeof aside>) {
  return function ProgressGate({ userId }: { readonly userId: string }) {
    const { all } = useProgress(userId)
    const [isOpen, setOpen] = useState(false)
    if (!isOpen && all.length > 0) setOpen(true)
    return isOpen && <Part userId={userId} />
  }
}

export const ProgressButton = gateTo(aside(() => import('./progress-button.tsx')))
export const ProgressCard = gateTo(aside(() => import('./progress-card.tsx')))
