import classes from './arches.module.css'

/** Three arches of a colonnade: the product's logo, in brand colors. */
export function Arches({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 64" className={[classes.arches, className ?? ''].join(' ')} aria-hidden focusable="false">
      <path d="M6 60V28a16 16 0 0 1 32 0v32z" />
      <path d="M44 60V22a16 16 0 0 1 32 0v38z" data-middle />
      <path d="M82 60V28a16 16 0 0 1 32 0v32z" />
      <path d="M0 61.5h120" data-ground />
    </svg>
  )
}
