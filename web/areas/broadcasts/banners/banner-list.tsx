import type { Banner } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { BannerBox } from './banner-box.tsx'
import classes from './banners.module.css'

interface Props {
  readonly banners: readonly Pick<Banner, 'id' | 'title' | 'text'>[]
  readonly onDismiss: (id: string) => void
}

/** The announcements that there are, each with its way to dismiss it. */
export function BannerList({ banners, onDismiss }: Props) {
  return (
    <section className={classes.banners} aria-label="Announcements">
      {banners.map(({ id, title, text }) => (
        <BannerBox
          key={id}
          title={title}
          text={text}
          action={
            <IconButton small icon={<IconX size={18} />} label={`Dismiss ${title}`} onClick={() => onDismiss(id)} />
          }
        />
      ))}
    </section>
  )
}
