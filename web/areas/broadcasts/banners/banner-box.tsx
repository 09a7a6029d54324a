import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import type { ReactNode } from 'react'
import classes from './banners.module.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
}

/** One announcement. */
export function BannerBox({ title, text, action }: Props) {
  return (
    <div className={classes.banner}>
      <IconSpeakerphone className={classes.icon} aria-hidden size={20} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
      </div>
      {action}
    </div>
  )
}
