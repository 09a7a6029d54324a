import type { ReactNode } from 'react'
import { useTexts } from '../language/texts.ts'
import { useNow } from '../../platform/now.ts'
import classes from './cover-page.module.css'

interface Props {
  readonly logo: ReactNode
  /** Opposite the logo. */
  readonly tools?: ReactNode
  readonly brandName: string
  readonly children: ReactNode
}

/** A page outside the portal: a panel in the brand's color on one side, the content on the other. */
export function CoverPage({ logo, tools, brandName, children }: Props) {
  const { t } = useTexts()
  return (
    <div className={classes.page}>
      <div className={classes.cover} aria-hidden>
        <Colonnade />
        <p className={classes.motto}>
          {t('Your coverage, your people,')}
          <br />
          {t('your next step.')}
        </p>
      </div>
      <div className={classes.side}>
        <header className={classes.logo}>
          {logo}
          {tools}
        </header>
        <main className={classes.main}>{children}</main>
        <footer className={classes.footer}>
          © {useNow().getFullYear()} {brandName}
        </footer>
      </div>
    </div>
  )
}

/** Arches that rise from the ground, larger towards the middle, like a portico seen from the front. */
function Colonnade() {
  return (
    <svg viewBox="0 0 640 720" preserveAspectRatio="xMidYMax slice" className={classes.colonnade} focusable="false">
      <linearGradient id="daylight" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" data-stop="top" />
        <stop offset="1" data-stop="bottom" />
      </linearGradient>
      <path data-arch="far" d="M-40 720V430a70 70 0 0 1 140 0v290zM540 720V430a70 70 0 0 1 140 0v290z" />
      <path data-arch="near" d="M70 720V360a95 95 0 0 1 190 0v360zM380 720V360a95 95 0 0 1 190 0v360z" />
      <path data-arch="gate" d="M190 720V290a130 130 0 0 1 260 0v430z" />
      <path data-arch="light" d="M240 720V310a80 80 0 0 1 160 0v410z" />
      <path data-arch="line" d="M0 716h640" />
    </svg>
  )
}
