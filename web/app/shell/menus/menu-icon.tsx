import { type ComponentProps, lazy, Suspense } from 'react'
import { pagePart } from '../../../platform/page-part.ts'
import type Drawing from './menu-drawing.tsx'

type Props = Pick<ComponentProps<typeof Drawing>, 'name'> & Partial<ComponentProps<typeof Drawing>>

const Blank = ({ size }: Pick<Props, 'size'>) => <svg width={size} height={size} aria-hidden />

// A menu without icons still works.
const load = () => pagePart(() => import('./menu-drawing.tsx'))().catch(() => ({ default: Blank as typeof Drawing }))

const MenuDrawing = lazy(load)

/** The icon of a menu item, with reserved space until it loads. */
export function MenuIcon({ name, size = 18 }: Props) {
  return (
    <Suspense fallback={<Blank size={size} />}>
      <MenuDrawing name={name} size={size} />
    </Suspense>
  )
}
