import { type ComponentType, lazy } from 'react'
import { pagePart } from '../../../platform/page-part.ts'

type Part = ComponentType<{ readonly userId: string }>

const Nothing: Part = () => null

/** A part of the shell that most people never see: no page fails where it cannot be fetched. */
const aside = (load: () => Promise<{ readonly default: Part }>) => {
  const part = pagePart(load)
  return lazy(() => part().catch(() => ({ default: Nothing })))
}

export const ProgressButton = aside(() => import('./progress-button.tsx'))
export const ProgressCard = aside(() => import('./progress-card.tsx'))
