import { useState } from 'react'
import { apiAddress } from '../../platform/files/api-address.ts'
import classes from './brand-logo.module.css'
import { useBrand } from './brand-context.tsx'

/** The brand's logo, or its name next to the product's logo if it has none. */
export function BrandLogo() {
  const { logo, name } = useBrand()
  const [broken, setBroken] = useState<string>()
  if (logo !== null && logo !== broken)
    return <img src={apiAddress(logo)} alt={name} className={classes.image} onError={() => setBroken(logo)} />
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 32 32" className={classes.sign} aria-hidden focusable="false">
        <rect width="32" height="32" rx="8" />
        <path d="M7 26V15a9 9 0 0 1 18 0v11h-4V15a5 5 0 0 0-10 0v11z" />
        <path d="M14.5 26v-9a1.5 1.5 0 0 1 3 0v9z" />
      </svg>
      {name}
    </span>
  )
}
