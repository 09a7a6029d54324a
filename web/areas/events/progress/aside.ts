import { type ComponentType, lazy } from 'react'
import { pagePart } from '../../../platform/page-part.ts'

type Part = ComponentType<{ readonly userId: string }>

const Nothing: Part = () => null

/** A part of the shell that few people see: pages still work if it cannot be fetched. */
export function aside(load: () => Promise<{ readonly default: Part }>) {
  const part = pagePart(load)
  return lazy(() => part().catch(() => ({ default: Nothing })))
}
