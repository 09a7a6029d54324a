import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { useMemo } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { themeVariables } from '../../kit/theme/theme-sheet.ts'
import type { Scheme } from '../../platform/theme/tokens.ts'
import { colorNames } from './configuration-values.ts'
import classes from './theme-preview.module.css'

interface Props {
  readonly colors: BrandColors
  readonly scheme: Scheme
  readonly name: string
  readonly tabName: string | null
}

const titles = { light: 'Light', dark: 'Dark' } as const
const roles = { primary: 'brand', otherAccent: 'other' } as const

/** A small page in the theme of these colors: the same tokens and the same parts as the portal's own. */
export function ThemePreview({ colors, scheme, name, tabName }: Props) {
  const variables = useMemo(() => themeVariables(colors, scheme), [colors, scheme])
  return (
    <figure className={classes.preview}>
      <figcaption>{titles[scheme]}</figcaption>
      <div inert className={classes.window} style={{ ...variables, colorScheme: scheme }}>
        <p className={classes.tab}>{tabName?.trim() === '' || tabName === null ? defaultBranding.tabName : tabName}</p>
        <p className={classes.bar}>{name}</p>
        <p className={classes.band}>Renewal in 45 days</p>
        <div className={classes.page}>
          <p className={classes.title}>Good morning</p>
          <p className={classes.muted}>
            Two policies expire in June. <span className={classes.link}>See policies</span>
          </p>
          <p className={classes.row}>
            <Pill tone="brand">Open</Pill>
            <Pill tone="warning">Due Friday</Pill>
            <Pill tone="success">Bound</Pill>
          </p>
          <p className={classes.row}>
            <Button small>Renew</Button>
            <Button small kind="secondary">
              Not now
            </Button>
          </p>
          <Notice kind="warning">The loss runs are due on Friday.</Notice>
          <p className={classes.row}>
            {colorNames.map(({ name: color, label }) => (
              <span key={color} className={classes.chip} data-role={roleOf(color)}>
                {label}
              </span>
            ))}
          </p>
        </div>
      </div>
    </figure>
  )
}

const roleOf = (color: keyof BrandColors) => (color === 'primary' || color === 'otherAccent' ? roles[color] : color)
